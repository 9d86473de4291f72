// What a tile that is only shown would change, as the server foresees it.
import type { PlanetView, RaceView } from './view'

/** The race with that tile; null where it changes nothing. */
export function later(race: RaceView, ahead: PlanetView | null): RaceView | null {
  const then = ahead?.races.find((one) => one.animal === race.animal)
  return then && String(then.values) !== String(race.values) ? then : null
}

/** Whether the tile ends the race, for whoever looks. */
export const wins = ({ seat }: PlanetView, race: RaceView, ahead: PlanetView | null): boolean =>
  seat !== null && !!ahead?.won[seat]?.some((one) => one.animal === race.animal)

export interface Change {
  letter: string // of the terrain
  race: RaceView | null // of the objective otherwise
  from: number
  to: number | null // null: the race is over
  leads: boolean // nobody else has as much then
}

/** What becomes of one's own numbers: of the objective, and of the races, the next ones first. */
export function changesFor(view: PlanetView, ahead: PlanetView): Change[] {
  const { seat } = view
  if (seat === null) return []
  const [now, then] = [view.objectives[seat], ahead.objectives[seat]]
  const objective = now && then && now.fields !== then.fields ? [{ letter: now.terrain, race: null, from: now.fields, to: then.fields, leads: false }] : []
  const races = view.races.toSorted((a, b) => a.round - b.round).flatMap((race) => {
    const next = later(race, ahead)
    const won = wins(view, race, ahead)
    const [from, to] = [race.values[seat]!, next?.values[seat] ?? null]
    return won || (next && to !== from) ? [{ letter: race.habitat, race, from, to, leads: won || String(next?.leaders) === String([seat]) }] : []
  }) // prettier-ignore
  return [...objective, ...races]
}
