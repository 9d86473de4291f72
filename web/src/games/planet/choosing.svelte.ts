// How much of an answer is chosen on the board: a tile to take, or a face and how the tile in hand is turned on it.
import type { Choice } from '../../wire'
import { SIDES, turned } from './geometry'

interface Asked {
  choices: Choice[]
  fields: string // of the tile in hand
}

export class Choosing {
  tile: number | null = $state(null)
  face: number | null = $state(null)
  turn = $state(0)
  over: number | null = $state(null) // the face under the pointer

  constructor(private readonly asked: () => Asked) {}

  readonly taking = $derived.by(() => new Map(this.of('take').map((one) => [one.touches[0]!.at as number, one.answer])))
  readonly places = $derived.by(() => this.of('lay').map(({ answer, touches }) => ({ answer, face: touches[0]!.at as number, turn: touches[1]!.at as number })))
  readonly targets = $derived.by(() => {
    const out = new Map<number, number[]>()
    for (const { face, answer } of this.places) out.set(face, [...(out.get(face) ?? []), answer])
    return out
  })
  readonly laying = $derived.by(() => this.places.length > 0)

  /** The tile in hand as it is turned, and the face on which it is shown. */
  readonly letters = $derived.by(() => turned(this.asked().fields, this.turn))
  readonly ghost = $derived.by(() => this.face ?? (this.over !== null && this.targets.has(this.over) ? this.over : null))
  /** The answer that the shown tile stands for. */
  readonly shown = $derived.by(() => this.places.find((one) => one.face === this.ghost && one.turn === this.turn)?.answer ?? null)
  /** The answer that one more tap gives. */
  readonly ready = $derived.by(() => (this.tile !== null ? (this.taking.get(this.tile) ?? null) : this.face !== null ? this.shown : null))

  private of(verb: string): Choice[] {
    return this.asked().choices.filter((one) => one.verb === verb)
  }

  rotate(by: number): void {
    this.turn = (this.turn + by + SIDES) % SIDES
  }

  /** Chooses what an answer means: its tile, or its face and turn. */
  mean(answer: number): void {
    const place = this.places.find((one) => one.answer === answer)
    if (place) ({ face: this.face, turn: this.turn } = place)
    else this.tile = [...this.taking].find(([, one]) => one === answer)?.[0] ?? null
  }

  clear(): void {
    this.tile = this.face = this.over = null
  }
}
