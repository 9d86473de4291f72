// A sound for "your turn", made of two tones: no file, and nothing at all unless it was switched on.
import { settings } from './settings.svelte'

const PAUSE = 4_000 // milliseconds: whoever has just heard or touched something is there anyway
const TONES = [523.25, 783.99] // hertz: a fifth
let context: AudioContext | undefined
let last = -PAUSE

addEventListener('pointerdown', () => (last = performance.now()), { capture: true, passive: true })
addEventListener('keydown', () => (last = performance.now()), { capture: true, passive: true })

/** To a person who is looking elsewhere; while they play it would only disturb. */
export function chime(): void {
  if (!settings.sound) return
  const now = performance.now()
  if (now - last < PAUSE && document.visibilityState === 'visible' && location.pathname !== '/settings') return
  last = now
  try {
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime
    TONES.forEach((tone, i) => {
      const [voice, loudness] = [context!.createOscillator(), context!.createGain()]
      voice.frequency.value = tone
      voice.type = 'sine'
      loudness.gain.setValueAtTime(0, start + i * 0.16)
      loudness.gain.linearRampToValueAtTime(0.12, start + i * 0.16 + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.0005, start + i * 0.16 + 0.7)
      voice.connect(loudness).connect(context!.destination)
      voice.start(start + i * 0.16)
      voice.stop(start + i * 0.16 + 0.75)
    })
  } catch {
    // a browser without sound
  }
}
