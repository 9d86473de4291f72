// What is written over the map, switched on and off.
export const OVERLAYS = ['match', 'suited', 'reach', 'scoring', 'dominance', 'danger'] as const
export type Overlay = (typeof OVERLAYS)[number]

const KEY = 'habitable-overlays'

function kept(): Overlay[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '["match"]')
    return OVERLAYS.filter((one) => Array.isArray(found) && found.includes(one))
  } catch {
    return ['match'] // storage that is blocked or broken
  }
}

export class Overlays {
  private shown: Overlay[] = $state.raw(kept())

  on(one: Overlay): boolean {
    return this.shown.includes(one)
  }

  toggle(one: Overlay): void {
    this.shown = this.on(one) ? this.shown.filter((other) => other !== one) : [...this.shown, one]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.shown))
    } catch {
      // it holds until the page is closed
    }
  }
}
