// A pawn that is dragged onto a space of the display, with a mouse or a finger. What is only pressed is not dragged.
const FAR = 6 // pixels that are no longer a click

/** An attachment for the pawn; `drop` hears on which space it was let go, by its number. */
export function onto(drop: (space: number, event: PointerEvent) => void): (pawn: HTMLElement) => () => void {
  return (pawn) => {
    let from: PointerEvent | null = null
    let ghost: HTMLElement | null = null

    function down(event: PointerEvent): void {
      if (event.button) return
      from = event
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', end)
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!ghost && Math.hypot(x, y) < FAR) return
      ghost ??= shadow(pawn)
      ghost.style.translate = `${x}px ${y}px`
    }
    function up(event: PointerEvent): void {
      const dragged = ghost !== null
      end()
      if (!dragged) return
      const space = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.target[data-thing^="space "]')?.dataset.thing
      if (space !== undefined) drop(Number(space.split(' ')[1]), event)
    }
    function end(): void {
      from = null
      ghost?.remove()
      ghost = null
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
    }

    pawn.style.touchAction = 'none'
    pawn.style.cursor = 'grab'
    pawn.addEventListener('pointerdown', down)
    return () => {
      end()
      pawn.style.touchAction = pawn.style.cursor = ''
      pawn.removeEventListener('pointerdown', down)
    }
  }
}

/** What follows the pointer. */
function shadow(pawn: HTMLElement): HTMLElement {
  const { left, top, width, height } = pawn.getBoundingClientRect()
  const out = pawn.cloneNode(true) as HTMLElement
  out.setAttribute('aria-hidden', 'true')
  Object.assign(out.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, pointerEvents: 'none', zIndex: '9', margin: '0' })
  document.body.append(out)
  return out
}
