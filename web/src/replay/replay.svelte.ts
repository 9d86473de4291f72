// A game step by step: frames are fetched when they are looked at, fifty at a time.
import { api } from '../server/api'
import type { Frame, Replay } from '../wire'

export type Viewpoint = 'all' | 'none' | number
const PAGE = 50

export class Walk {
  about: Replay | null = $state.raw(null)
  step = $state(0)
  eyes: Viewpoint = $state('all')
  problem: unknown = $state.raw(null)
  private frames: Map<number, Frame> = $state.raw(new Map())
  private asked = new Set<string>()

  /** From a table, or from a record. */
  constructor(
    readonly table: string | null,
    readonly record: string | null,
  ) {}

  get frame(): Frame | null {
    return this.frames.get(this.step) ?? null
  }

  /** The frames around a step, if they are not there yet. */
  async fetch(step: number): Promise<void> {
    const first = Math.max(0, Math.floor(step / PAGE) * PAGE)
    const eyes = this.eyes
    const key = `${first} ${eyes}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const found = await this.ask(first, first + PAGE - 1, eyes)
      if (eyes !== this.eyes) return
      this.about = found
      this.problem = null
      this.frames = new Map([...this.frames, ...found.frames.map((frame) => [frame.step, frame] as const)])
      this.step = Math.min(this.step, found.steps)
    } catch (error) {
      this.asked.delete(key)
      this.problem = error
    }
  }

  private ask(first: number, last: number, eyes: Viewpoint): Promise<Replay> {
    if (this.table !== null) return api.replay(this.table, { first, last, eyes })
    return api.upload({ record: this.record ?? '', first, last, eyes: eyes === 'none' ? null : eyes })
  }

  setViewpoint(eyes: Viewpoint): void {
    this.eyes = eyes
    this.frames = new Map()
    this.asked.clear()
    void this.fetch(this.step)
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.about?.steps ?? step))
    void this.fetch(this.step)
    void this.fetch(Math.min(this.step + PAGE / 2, this.about?.steps ?? 0))
  }
}
