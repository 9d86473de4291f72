// Which part of the map is seen: by wheel, pinch, drag and keys. It stays as it is when the state changes.
import type { Box, Point } from './geometry'

const MOST = 4 // times
const STEP = 1.25
const READABLE = 0.62 // pixels for a unit of the map: below it names are not read
const NARROW = 640 // pixels: a wider map shows all of Earth, whatever can be read of it
const NEAR = 0.72 // … and as near as we come by ourselves
const COVERED = 50 // pixels at the edge: what lies there may be drawn out from under the buttons
const FREE = 0.2 // of the map, at least: what lies over it in a low window may leave nothing, and it would shrink to a point
const AROUND = 82 // units around a place that belong to it

export class Lens {
  zoom = $state(1)
  size: { width: number; height: number } | null = $state.raw(null) // of the map on the screen
  covered = $state(0) // pixels at its lower edge, behind what lies over it
  private own = false // somebody has said how near it is to be
  private left = $state(0.5) // the middle of what is seen, as part of all there is
  private top = $state(0.5)
  private pointers = new Map<number, { x: number; y: number }>()
  private apart = 0
  private start = { x: 0, y: 0 }
  dragged = false // the pointer was used to pan: what is under it was not meant

  /** `all`: what there is to be seen, which may grow. */
  constructor(private readonly all: () => Box) {}

  /** … in the shape of the screen. */
  private readonly box = $derived.by((): Box => {
    const { x, y, width, height } = this.all()
    if (!this.size) return { x, y, width, height }
    const unit = Math.max(width / this.size.width, height / this.size.height)
    const [w, h] = [this.size.width * unit, this.size.height * unit]
    return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h }
  })
  /** Pixels for a unit of the map, when all of it is seen. */
  private readonly least = $derived.by(() => (this.size ? this.size.width / this.box.width : Infinity))
  /** There is no room to read all of it at once. */
  readonly cramped = $derived.by(() => this.least < READABLE && this.size!.width < NARROW)
  /** So far away that names cannot be read. */
  readonly far = $derived.by(() => this.least * this.zoom < READABLE)

  private get x(): number {
    return this.box.x + this.left * this.box.width
  }

  private set x(x: number) {
    this.left = (x - this.box.x) / this.box.width
  }

  private get y(): number {
    return this.box.y + this.top * this.box.height
  }

  private set y(y: number) {
    this.top = (y - this.box.y) / this.box.height
  }

  /** The part that is seen. */
  readonly seen = $derived.by((): Box => {
    const [width, height] = [this.box.width / this.zoom, this.box.height / this.zoom]
    return { x: this.x - width / 2, y: this.y - height / 2, width, height }
  })
  /** … and what nothing lies over. */
  readonly open = $derived.by((): Box => ({ ...this.seen, height: this.seen.height - this.behind }))
  readonly viewBox = $derived.by(() => [this.seen.x, this.seen.y, this.seen.width, this.seen.height].map((n) => n.toFixed(1)).join(' '))
  readonly fitted = $derived.by(() => this.zoom <= 1)

  /** So far away that all of it is seen beside what lies over it. */
  private get farthest(): number {
    return this.size ? Math.min(1, Math.max(0.5, (this.size.height - this.covered) / (this.all().height * this.least))) : 1
  }

  /** Units of the map behind what lies over it. */
  private get behind(): number {
    return this.size ? this.covered / this.least / this.zoom : 0
  }

  fit(): void {
    this.own = true
    this.whole()
  }

  /** Nobody has come nearer, and nothing needs it: all is seen. */
  settle(): void {
    if (!this.own) this.whole()
  }

  private whole(): void {
    this.zoom = this.farthest
    this.left = this.top = 0.5
    this.y += this.behind / 2
  }

  /** Nearer or farther, around a point of the map; false: it is as near or far as it can be. */
  scale(by: number, at = { x: this.x, y: this.y }): boolean {
    const next = Math.min(MOST, Math.max(this.farthest, this.zoom * by))
    if (next === this.zoom) return false
    const part = this.zoom / next
    this.zoom = next
    this.x = at.x + (this.x - at.x) * part
    this.y = at.y + (this.y - at.y) * part
    this.clamp()
    return true
  }

  step(nearer: boolean): void {
    this.own = true
    this.scale(nearer ? STEP : 1 / STEP)
  }

  pan(dx: number, dy: number): void {
    this.x += (dx * this.box.width) / this.zoom
    this.y += (dy * this.box.height) / this.zoom
    this.clamp()
  }

  /** Where there is no room for all: so that these places are seen, or else those among them that matter; not farther away
   * than `fine` pixels for a unit. What is in sight stays where it is, unless something new is asked. */
  aim(places: readonly Point[], matter: readonly Point[], fine: number, fresh: boolean): void {
    if (!this.cramped || !places.length) return
    const all = around(places)
    const { width, height } = this.size!
    const fitting = Math.min(width / all.width, Math.max(height - this.covered, height * FREE) / all.height)
    const now = this.least * this.zoom
    if (this.sees(all) && !(fresh && !this.own)) return
    this.zoom = Math.max(fine, Math.min(fitting, this.own ? now : NEAR)) / this.least
    const part = fitting < fine && matter.length ? around(matter) : all
    this.x = part.x + part.width / 2
    this.y = part.y + part.height / 2 + this.behind / 2
    this.clamp()
  }

  private sees({ x, y, width, height }: Box): boolean {
    const { open } = this
    return x >= open.x && x + width <= open.x + open.width && y >= open.y && y + height <= open.y + open.height
  }

  /** So that a place is seen. */
  show([x, y]: readonly [number, number]): void {
    const [w, h] = [this.box.width / this.zoom / 2 - 80, (this.box.height / this.zoom - this.behind) / 2 - 70]
    if (Math.abs(x - this.x) > w) this.x = x
    if (Math.abs(y - this.y + this.behind / 2) > h) this.y = y + this.behind / 2
    this.clamp()
  }

  private clamp(): void {
    const { x, y, width, height } = this.box
    const spare = this.cramped && this.zoom > 1 ? COVERED / this.least / this.zoom : 0
    const [w, h] = [width / Math.max(1, this.zoom) / 2 - spare, height / this.zoom / 2 - spare]
    this.x = Math.min(x + width - w, Math.max(x + w, this.x))
    this.y = Math.min(y + height - h + this.behind, Math.max(y + h, this.y))
  }

  // ── pointers ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** How many units of the map one pixel is, and where a pixel is on it. */
  private unit(svg: SVGSVGElement): number {
    const { width, height } = svg.getBoundingClientRect()
    return Math.max(this.box.width / this.zoom / width, this.box.height / this.zoom / height)
  }

  private place(svg: SVGSVGElement, clientX: number, clientY: number): { x: number; y: number } {
    const { left, top, width, height } = svg.getBoundingClientRect()
    const unit = this.unit(svg)
    return { x: this.x + (clientX - left - width / 2) * unit, y: this.y + (clientY - top - height / 2) * unit }
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    this.own = true
    const at = this.place(svg, event.clientX, event.clientY)
    if (this.scale(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at)) event.preventDefault()
  }

  down(event: PointerEvent): void {
    if (event.isPrimary) {
      this.pointers.clear()
      this.dragged = false
      this.start = { x: event.clientX, y: event.clientY }
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.apart = this.distance()
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    if (!this.pointers.has(event.pointerId)) return
    const last = this.middle()
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = this.middle()
    if (this.pointers.size === 2) {
      const apart = this.distance()
      this.own = true
      if (this.apart) this.scale(apart / this.apart, this.place(svg, now.x, now.y))
      this.apart = apart
    } else if (!this.dragged && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < 6) return
    this.dragged = true
    const unit = this.unit(svg)
    this.x -= (now.x - last.x) * unit
    this.y -= (now.y - last.y) * unit
    this.clamp()
  }

  /** Between the fingers. */
  private middle(): { x: number; y: number } {
    const all = [...this.pointers.values()]
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length }
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    this.apart = this.distance()
  }

  private distance(): number {
    const [one, other] = [...this.pointers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
}

function around(places: readonly Point[]): Box {
  const [xs, ys] = [places.map((one) => one[0]), places.map((one) => one[1])]
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND]
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y }
}
