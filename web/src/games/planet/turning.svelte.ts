// How the planet is turned, and how it gets there.
import { duration } from '../../app/settings.svelte'
import { FACES, NORMALS, START, type Turn, type Vector, about, after, facing, front, straight, way } from './geometry'

const TIME = 380 // milliseconds
const SEEN = 0.7 // a face that looks at the eye so much need not be brought nearer

export class Turning {
  turn: Turn = $state.raw(START)
  readonly front = $derived(front(this.turn))
  private wanted: number | null = null // on the way to this face
  private frame = 0

  to(turn: Turn): void {
    this.stop()
    this.turn = turn
  }

  /** Turns until that direction is in front. */
  bring(to: Vector): void {
    this.stop()
    const from = this.turn
    const [axis, angle] = way(from, to)
    const time = duration(TIME)
    const begun = performance.now()
    const step = () => {
      const done = time ? Math.min(1, (performance.now() - begun) / time) : 1
      this.turn = straight(after(about(axis, angle * (1 - (1 - done) ** 3)), from))
      if (done < 1) this.frame = requestAnimationFrame(step)
    }
    step()
  }

  /** Where a face is well in sight the planet stays as it is. */
  see(face: number): void {
    if (facing(this.turn, face) < SEEN) this.bring(NORMALS[face]!)
  }

  /** The next face by number that is wanted; which one it is. */
  next(by: number, fits: (face: number) => boolean): number {
    let face = this.wanted ?? this.front
    for (let i = 0; i < FACES; i++) {
      face = (face + by + FACES) % FACES
      if (fits(face)) break
    }
    this.bring(NORMALS[face]!)
    this.wanted = face
    return face
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.wanted = null
  }
}
