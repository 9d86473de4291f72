// What the others did since my last turn, played again: the states are those that the server keeps, action by action.
import { duration } from '../app/settings.svelte'
import { Refusal, api } from '../server/api'
import type { Frame } from '../wire'
import { type Scene, begun, othersSince, scenesOf } from './scenes'
import type { Table } from './table.svelte'

const STEP = 1_100 // milliseconds for an action
const MOST = 12_000 // … and for all of them

export class Playback {
  scene: Scene | null = $state.raw(null)
  place = $state(0) // of the scene
  scenes = $state(0)
  loading = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = 0

  constructor(private readonly table: () => Table) {}

  readonly since = $derived.by(() => {
    const table = this.table()
    const own = table.state?.seats.map((one) => one.seat) ?? []
    return own.length ? othersSince(table.log, (seat) => own.includes(seat)) : null
  })

  /** There is something to see, and movement is wanted. */
  get possible(): boolean {
    return this.since !== null && duration(STEP) > 0
  }

  /** The last state of the scene: what the board shows. */
  get frame(): Frame | null {
    return this.scene?.frames.at(-1) ?? null
  }

  async play(): Promise<void> {
    const since = this.since
    if (!since || this.loading) return
    this.skip()
    const wanted = ++this.wanted
    this.loading = true
    try {
      const [base, ...frames] = await this.fetch(Math.max(0, since.after - 1), since.last)
      if (wanted !== this.wanted || !base) return
      const { game } = this.table().info!
      const scenes = scenesOf(game, frames, begun(game, base))
      this.scenes = scenes.length
      this.show([{ frames: [base], told: [] }, ...scenes], 0, Math.min(duration(STEP), duration(MOST) / Math.max(1, scenes.length)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.table().problem = error
    } finally {
      this.loading = false
    }
  }

  private async fetch(after: number, last: number): Promise<Frame[]> {
    const { id, seat } = this.table()
    const found: Frame[] = []
    for (let at = after; at < last; ) {
      const { frames } = await api.replay(id, { after: at, ...(seat === null ? {} : { eyes: seat }) })
      if (!frames.length) break
      found.push(...frames.filter((frame) => frame.number <= last))
      at = frames.at(-1)!.number
    }
    return found
  }

  private show(scenes: readonly Scene[], place: number, time: number): void {
    this.scene = scenes[place] ?? null
    this.place = place
    if (this.scene) this.timer = setTimeout(() => this.show(scenes, place + 1, time), place ? time : time / 2)
  }

  /** Back to how it is now. */
  skip(): void {
    this.wanted++
    clearTimeout(this.timer)
    this.scene = null
  }
}
