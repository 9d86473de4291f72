import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', defaultClass: 'icon' })],
  // The server says which page it serves; one that was built from other sources reloads (src/server/build.ts).
  define: { __BUILD__: JSON.stringify(process.env.HABITABLE_BUILD ?? 'dev') },
  build: {
    outDir: at('../src/habitable/server/client'),
    emptyOutDir: true,
    manifest: true, // for the test of sizes
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Few files: as many as there are modules took longer to ask for than to run. One is what every page needs, with all small
    // signs; one what several do.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /svelte\/src|~icons\/lucide|web\/src\/(app|server|texts)\// },
            { name: 'shared', test: /web\/src\/(design\/(?!GameArt)|table\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/texts': 'http://127.0.0.1:8000', '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Each file has modules of its own: a board that is loaded changes how places are called. Others may be at work meanwhile.
  test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
