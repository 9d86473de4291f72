// One stop of the tab key for a group of targets; arrows walk from one to the next, as they lie on the screen.
export interface Box {
  x: number // the middle
  y: number
}

const WAYS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ASIDE = 3 // how much worse a step aside is than one ahead

/** The nearest one that lies that way; -1 if there is none. */
export function nearest(boxes: readonly Box[], from: number, key: string): number {
  const way = WAYS[key]
  const here = boxes[from]
  if (!way || !here) return -1
  let best = -1
  let least = Infinity
  boxes.forEach((box, i) => {
    const [x, y] = [box.x - here.x, box.y - here.y]
    const ahead = x * way[0] + y * way[1]
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0])
    if (i === from || ahead <= 1) return
    const far = ahead + ASIDE * aside
    if (far < least) [best, least] = [i, far]
  })
  return best
}

const middle = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** An attachment for the element around the targets: `{@attach roving}`. */
export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null // that had the focus
  let stop: HTMLElement | null = null // of the tab key
  const targets = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('.target')]

  function settle(): void {
    const all = targets()
    const one = last && all.includes(last) ? last : (all[0] ?? null)
    if (one === stop) return
    stop?.setAttribute('tabindex', '-1')
    one?.setAttribute('tabindex', '0')
    stop = one
  }
  function focused(event: FocusEvent): void {
    const target = (event.target as Element).closest<HTMLElement>('.target')
    if (!target) return
    last = target
    settle()
  }
  function pressed(event: KeyboardEvent): void {
    const all = targets()
    const from = all.indexOf(event.target as HTMLElement)
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : nearest(all.map(middle), from, event.key)
    if (to < 0) return
    event.preventDefault()
    event.stopPropagation()
    all[to]!.focus()
  }

  const observer = new MutationObserver(settle)
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['role'] }) // a target is a button
  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  settle()
  return () => {
    observer.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('keydown', pressed)
  }
}
