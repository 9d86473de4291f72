// The action display of Dominant Species as it is to be shown.
import { placing, type Display, type Printed, type Section, type Space, type Turn } from '../../earth/display'
import { hasRivals, liesOnEarth } from '../../earth/idle'
import type { EarthNames } from '../../earth/names'
import { DOMINANT_SPECIES as BOX } from './facts'
import type { DominantSpeciesView } from './view'

const SEEN = 8 // turns ahead
const FREE: Record<string, { animal: string; first: boolean }> = {
  regression: { animal: 'reptiles', first: false },
  speciation: { animal: 'insects', first: false },
  competition: { animal: 'arachnids', first: true },
}
/** Questions that are asked while no pawn acts, or may be. */
const ASKED_IN: Record<string, string> = {
  swap_or_keep: 'initiative', go_on: 'initiative', adapt: 'adaptation', protect: 'regression', take_abundance: 'abundance', put_abundance: 'abundance',
  remove: 'wasteland', deplete: 'depletion', glaciate: 'glaciation', speciate: 'speciation', spread: 'speciation', swarm: 'speciation', explore: 'wanderlust',
  lay: 'wanderlust', take_element: 'wanderlust', put_element: 'wanderlust', come: 'wanderlust', migrate: 'migration', compete: 'competition', hunt: 'competition',
  dominate: 'domination', take_card: 'domination',
} // prettier-ignore

/** The action that is being carried out; null in planning, in a reset and at the end. */
export const actionNow = ({ question }: DominantSpeciesView): string | null => question?.space?.split(' ')[0] ?? (question ? (ASKED_IN[question.question] ?? null) : null)

function printed(action: string, i: number): Printed {
  if (action === 'speciation') return { is: 'element', element: BOX.speciation[i]! }
  if (action === 'migration') return { is: 'number', number: BOX.migration[i]!, sign: '' }
  if (action === 'competition') return { is: 'terrains', terrains: BOX.competition[i]!.filter((terrain) => terrain !== 'tundra') }
  return { is: 'nothing' }
}

function about(action: string, i: number, view: DominantSpeciesView, words: EarthNames): string[] {
  const { t } = words
  if (action === 'speciation') return [words.element(BOX.speciation[i]!)]
  if (action === 'migration') return [t('dominant-species-printed-number', { number: BOX.migration[i]! })]
  if (action === 'competition') return [words.list(BOX.competition[i]!.map(words.terrain))]
  if (action === 'glaciation') return [t(`dominant-species-now-${view.glaciation_acts === 'space1' ? 'space1' : 'leftmost-pawn'}`)]
  return []
}

/** What would come of a pawn there, if nothing changed. */
function idle(action: string, i: number, view: DominantSpeciesView, words: EarthNames): string {
  const { t } = words
  const lying = view.squares[action] ?? view.boxes[action]
  const me = view.question?.animal ?? ''
  if (lying?.length === 0) return t('earth-show-idle-empty')
  if (action === 'depletion' && !liesOnEarth(view.elements, lying!)) return t('earth-show-idle-kinds')
  if (action === 'speciation' && !liesOnEarth(view.elements, [BOX.speciation[i]!])) return t('earth-show-idle-element', { element: words.element(BOX.speciation[i]!) })
  if (action === 'competition' && me && !hasRivals(view.tiles, me, (tile) => (tile.tundra ? 'tundra' : tile.terrain), BOX.competition[i]!)) return t('earth-show-idle-rivals')
  return ''
}

export function displayOf(view: DominantSpeciesView, words: EarthNames): Display {
  const now = actionNow(view)
  const playing = new Set(view.animals.map((one) => one.animal))
  const sections = BOX.actions.map((action, i): Section => {
    const spaces = (view.spaces[action] ?? []).map((animal, j): Space => ({
      at: BOX.spaces.indexOf(`${action} ${j + 1}` as (typeof BOX.spaces)[number]),
      number: j + 1,
      pawn: animal === null ? null : { animal, special: null },
      printed: printed(action, j),
      beside: null,
      special: false,
      acting: view.question?.space === `${action} ${j + 1}`,
      owner: null,
      about: about(action, j, view, words),
      idle: idle(action, j, view, words),
    }))
    const free = FREE[action]
    return {
      action,
      name: words.action(action),
      about: words.about(action),
      spaces,
      elements: view.squares[action] ?? view.boxes[action] ?? [],
      keeps: action in view.squares ? 'squares' : action in view.boxes ? 'box' : null,
      free: free && playing.has(free.animal) ? { ...free, about: words.t(`earth-show-ability-${free.animal}`) } : null,
      guards: [],
      state: now === null ? '' : action === now ? 'now' : i < BOX.actions.indexOf(now as (typeof BOX.actions)[number]) ? 'over' : 'before',
    }
  })
  return { sections, ...coming(view, sections, words) }
}

function coming(view: DominantSpeciesView, sections: Section[], words: EarthNames): { now: Turn | null; queue: Turn[] } {
  const asked = view.question?.animal ?? null
  const at = sections.findIndex((section) => section.state === 'now')
  if (at < 0) {
    if (asked === null || view.question?.question !== 'place_pawn') return { now: asked === null ? null : { animal: asked, where: '' }, queue: [] }
    const hands = Object.fromEntries(view.animals.map((one) => [one.animal, one.hand]))
    return { now: { animal: asked, where: '' }, queue: placing(view.initiative, hands, asked, SEEN).map((animal) => ({ animal, where: '' })) }
  }
  const section = sections[at]!
  const acting = section.spaces.find((space) => space.acting)
  const rest = section.action === 'glaciation' ? [] : turns(section, view, words, acting?.number ?? (section.free && !section.free.first ? section.spaces.length : 0))
  const queue = [...rest, ...sections.slice(at + 1).flatMap((one) => turns(one, view, words, -1))]
  return { now: asked === null ? null : { animal: asked, where: acting ? spaceName(section, acting.number, words) : section.name }, queue }
}

const spaceName = (section: Section, number: number, words: EarthNames): string =>
  section.spaces.length > 1 ? words.t('earth-show-space', { action: section.name, number: String(number) }) : section.name

/** Who still acts in a section, after the space with a number: 0 what is free before the first is over, -1 it is not. */
function turns(section: Section, view: DominantSpeciesView, words: EarthNames, from: number): Turn[] {
  const { free, spaces } = section
  let pawns = spaces.filter((space) => space.pawn && space.number > from)
  if (section.action === 'glaciation') pawns = view.glaciation_acts === 'space1' ? pawns.filter((space) => space.number === 1) : pawns.slice(0, 1)
  const out: Turn[] = pawns.map((space) => ({ animal: space.pawn!.animal!, where: spaceName(section, space.number, words) }))
  const alone: Turn[] = free ? [{ animal: free.animal, where: words.t('earth-show-free', { action: section.name }) }] : []
  if (free?.first) return from < 0 ? [...alone, ...out] : out
  return from < spaces.length ? [...out, ...alone] : out
}
