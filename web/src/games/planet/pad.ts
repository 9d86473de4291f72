// The end of a game of Planet on a real table: everybody's objective, its fields, and the animals.
import { type Entered, type PadOf, Unreadable, isWhole, letters, list, record, times, whole } from '../../score/pads'
import { PLANET } from './facts'
import { PlanetNames } from './names'

const MOST = 4

/** Of one player. */
export interface Planet {
  objective: string | null // the letter of its terrain
  fields: number
  same: number // animals that live in that terrain
  other: number
}

export interface PlanetEntered extends Entered {
  planets: Planet[]
  beginner: boolean
}

const nobody = (): Planet => ({ objective: null, fields: 0, same: 0, other: 0 })
const taken = ({ planets, count }: PlanetEntered): Planet[] => planets.slice(0, count)

function planetOf(thing: unknown, player: number): Planet {
  const { objective = null, fields, same, other } = record(thing)
  const letter = typeof objective === 'string' ? letters(objective) : null
  if (objective !== null && !(letter?.length === 1 && PLANET.letters.includes(letter))) throw new Unreadable('unreadable-objective', { player }, 'planet')
  return { objective: letter, fields: whole(fields), same: whole(same), other: whole(other) }
}

const unfinished = ({ planets, beginner }: PlanetEntered, player: number): boolean => !beginner && planets[player]!.objective === null

export default {
  order: 2,
  most: MOST,
  fresh: (players) => ({ planets: times(players, nobody), beginner: false }),
  stays: ({ beginner }) => ({ beginner }),
  begun: (entered) => taken(entered).some((one) => one.objective !== null || one.same + one.other > 0),
  unfinished,
  countable: (entered) => taken(entered).every((_, i) => !unfinished(entered, i)), // once everybody has an objective
  decided: (entered) => taken(entered).some((one) => one.same + one.other > 0), // before the first animal nobody has won
  isOf: (row) => row.startsWith('objective') || row.startsWith('animals'),
  document: (entered) => {
    const players = taken(entered).map(({ objective, fields, same, other }) => {
      if (entered.beginner) return { other: same + other }
      return { objective, fields: objective === null ? 0 : fields, same: objective === null ? 0 : same, other: objective === null ? same + other : other }
    })
    return { ...(entered.beginner ? { beginner: true } : {}), players }
  },
  read: (given) => {
    if (!('players' in given)) throw new Unreadable('unreadable-game')
    const planets = list(given.players, MOST).map((player, i) => planetOf(player, i + 1))
    return { count: planets.length, planets, beginner: given.beginner === true }
  },
  isWhole: ({ planets }) =>
    planets.every((one) => [one.fields, one.same, one.other].every(isWhole) && (one.objective === null || (PLANET.letters as string).includes(one.objective))),
  beside: ({ planets }, _sheet, texts) => ({
    notes: (row, seat) => {
      const letter = planets[seat]?.objective
      return row.startsWith('objective') && letter ? new PlanetNames(texts).terrain(letter) : ''
    },
  }),
} satisfies PadOf<PlanetEntered>
