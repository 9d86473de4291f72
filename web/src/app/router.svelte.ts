// Which page is shown. Links are real links; a click on one of ours does not load the document anew.
const here = () => ({ path: location.pathname, hash: location.hash.slice(1), query: location.search.slice(1) })

export const route = $state({ ...here(), visit: 0 }) // a link to the page that is shown begins it anew

export function go(path: string, replace = false): void {
  const same = path.split('#')[0] === location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  Object.assign(route, here())
  if (!same) scrollTo(0, 0)
}

addEventListener('popstate', () => Object.assign(route, here()))

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  if (link.href === location.href) route.visit++
  go(link.pathname + link.search + link.hash)
})
