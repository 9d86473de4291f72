// Which part of the map is seen: by wheel, pinch, drag and keys. It stays as it is when the state changes.
import type { Box } from './geometry'

const MOST = 4 // times
const STEP = 1.25

export class Lens {
  zoom = $state(1)
  private left = $state(0.5) // the middle of what is seen, as part of all there is
  private top = $state(0.5)
  private pointers = new Map<number, { x: number; y: number }>()
  private apart = 0
  private start = { x: 0, y: 0 }
  dragged = false // the pointer was used to pan: what is under it was not meant

  /** `all`: what there is to be seen, which may grow. */
  constructor(private readonly all: () => Box) {}

  private get box(): Box {
    return this.all()
  }

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

  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.box.width / this.zoom, this.box.height / this.zoom]
    return [this.x - width / 2, this.y - height / 2, width, height].map((n) => n.toFixed(1)).join(' ')
  })
  readonly fitted = $derived.by(() => this.zoom === 1)

  fit(): void {
    this.zoom = 1
    this.left = this.top = 0.5
  }

  /** Nearer or farther, around a point of the map; false: it is as near or far as it can be. */
  scale(by: number, at = { x: this.x, y: this.y }): boolean {
    const next = Math.min(MOST, Math.max(1, this.zoom * by))
    if (next === this.zoom) return false
    const part = this.zoom / next
    this.zoom = next
    this.x = at.x + (this.x - at.x) * part
    this.y = at.y + (this.y - at.y) * part
    this.clamp()
    return true
  }

  step(nearer: boolean): void {
    this.scale(nearer ? STEP : 1 / STEP)
  }

  pan(dx: number, dy: number): void {
    this.x += (dx * this.box.width) / this.zoom
    this.y += (dy * this.box.height) / this.zoom
    this.clamp()
  }

  /** So that a place is seen. */
  show([x, y]: readonly [number, number]): void {
    const [w, h] = [this.box.width / this.zoom / 2 - 80, this.box.height / this.zoom / 2 - 70]
    if (Math.abs(x - this.x) > w) this.x = x
    if (Math.abs(y - this.y) > h) this.y = y
    this.clamp()
  }

  private clamp(): void {
    const { x, y, width, height } = this.box
    const [w, h] = [width / this.zoom / 2, height / this.zoom / 2]
    this.x = Math.min(x + width - w, Math.max(x + w, this.x))
    this.y = Math.min(y + height - h, Math.max(y + h, this.y))
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
    const last = this.pointers.get(event.pointerId)
    if (!last) return
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size === 2) {
      const [one, other] = [...this.pointers.values()] as [{ x: number; y: number }, { x: number; y: number }]
      const apart = this.distance()
      if (this.apart) this.scale(apart / this.apart, this.place(svg, (one.x + other.x) / 2, (one.y + other.y) / 2))
      this.apart = apart
      this.dragged = true
      return
    }
    if (!this.dragged && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < 6) return
    this.dragged = true
    const unit = this.unit(svg)
    this.x -= (event.clientX - last.x) * unit
    this.y -= (event.clientY - last.y) * unit
    this.clamp()
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
