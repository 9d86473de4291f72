// Tables elsewhere at which I am asked: whoever waits for others at one goes on at the next.
import { waits } from '../pages/tables'
import { api } from '../server/api'
import type { TableLine } from '../wire'
import { me } from './me.svelte'
import { route } from './router.svelte'

const AGAIN = 20_000 // milliseconds between looks

let mine: TableLine[] = $state.raw([])

/** Those that wait for me, without the one that is shown. */
export const elsewhere = (): TableLine[] => mine.filter((table) => waits(table) && route.path !== `/t/${table.id}`)

export async function lookElsewhere(): Promise<void> {
  if (!me.guest || document.visibilityState === 'hidden') return
  mine = await api.myTables().catch(() => mine) // the next look will tell
}

/** From now on, until the function that it returns is called. */
export function keepLooking(): () => void {
  const timer = setInterval(() => void lookElsewhere(), AGAIN)
  const look = () => void lookElsewhere()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
