// A finger that wipes over a board on a narrow screen: to the pane beside the one that is seen.
const FAR = 70 // pixels
const QUICK = 600 // milliseconds

/** An attachment; `turn` hears whether to the next pane, or to the one before. Where the finger moves something else, it does that. */
export function swiping(turn: (next: boolean) => void): (board: HTMLElement) => () => void {
  return (board) => {
    let from: PointerEvent | null = null

    function down(event: PointerEvent): void {
      const used = event.target instanceof Element && event.target.closest('.map:not(.fitted), .leads, [data-carried]')
      from = event.pointerType === 'touch' && event.isPrimary && !used ? event : null
    }
    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y) && event.timeStamp - from.timeStamp < QUICK) turn(x < 0 === (getComputedStyle(board).direction === 'ltr'))
      from = null
    }

    board.addEventListener('pointerdown', down)
    board.addEventListener('pointerup', up)
    return () => {
      board.removeEventListener('pointerdown', down)
      board.removeEventListener('pointerup', up)
    }
  }
}
