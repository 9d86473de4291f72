// Asks the server what is worth what, again and again until it answers; entering never waits for it.
import { Refusal, api } from '../server/api'
import type { ScoreSheet } from '../games/view'

const PAUSE = 250 // milliseconds after a tap: who paints a stream of cards asks once
const FIRST = 500 // milliseconds until the second try
const LONGEST = 15_000

/** Not heard, or not now: everything else that is refused is refused for good. */
const passing = (error: unknown): boolean => error instanceof Refusal && (error.status === 0 || error.status === 429 || error.status >= 500)

export class Scorer {
  sheet: ScoreSheet | null = $state.raw(null)
  current = $state(false) // the sheet is of what is entered now
  offline = $state(false)
  problem: Refusal | null = $state.raw(null)
  private wanted = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private wait = FIRST
  private asking: AbortController | undefined

  /** The sheet of this document from now on; none for null. */
  want(document: Record<string, unknown> | null): void {
    const wanted = document ? JSON.stringify(document) : ''
    if (wanted === this.wanted) return
    this.wanted = wanted
    this.current = false
    this.problem = null
    this.asking?.abort()
    if (!wanted) this.sheet = null
    // Without a connection the next try comes when it comes: taps do not hurry it.
    if (!this.offline || !wanted) this.later(PAUSE)
  }

  again = (): void => {
    if (this.wanted && !this.current) this.later(0)
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer)
    if (this.wanted) this.timer = setTimeout(() => void this.ask(), milliseconds)
  }

  private async ask(): Promise<void> {
    const { wanted } = this
    const asking = (this.asking = new AbortController())
    const late = setTimeout(() => asking.abort(), 10_000)
    try {
      const sheet = await api.scoreSheet(wanted, asking.signal)
      this.offline = false
      this.wait = FIRST
      if (wanted !== this.wanted) return
      this.sheet = sheet
      this.current = true
    } catch (error) {
      if (wanted !== this.wanted && !this.offline) return // given up because something else is wanted
      if (passing(error)) {
        const { status, values } = error as Refusal
        this.offline = status === 0
        this.later(Math.max(this.wait, Number(values.seconds ?? 0) * 1000))
        this.wait = Math.min(this.wait * 2, LONGEST)
      } else if (wanted === this.wanted) {
        this.offline = false
        this.problem = error instanceof Refusal ? error : new Refusal('our-mistake')
      }
    } finally {
      clearTimeout(late)
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.asking?.abort()
  }
}
