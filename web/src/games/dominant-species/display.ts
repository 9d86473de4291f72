// The action display of Dominant Species as it is to be shown.
import { idleOf, type Display, type Printed, type Section, type Space, type Turn } from '../../earth/display'
import type { EarthNames } from '../../earth/names'
import { DOMINANT_SPECIES as BOX } from './facts'
import type { DominantSpeciesView } from './view'

/** The action that is being carried out; null in planning, in a reset and at the end. */
const actionNow = ({ question }: DominantSpeciesView): string | null => question?.space?.split(' ')[0] ?? null

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

const FREE: Partial<Record<string, { animal: string; first: boolean }>> = BOX.free

export function displayOf(view: DominantSpeciesView, words: EarthNames): Display {
  const now = actionNow(view)
  const playing = new Set(view.animals.map((one) => one.animal))
  const sections = BOX.actions.map((action, i): Section => {
    const first = BOX.spaces.indexOf(`${action} 1` as (typeof BOX.spaces)[number])
    const spaces = (view.spaces[action] ?? []).map((animal, j): Space => ({
      at: first + j,
      number: j + 1,
      pawn: animal === null ? null : { animal, special: null },
      printed: printed(action, j),
      beside: null,
      special: false,
      acting: view.question?.space === `${action} ${j + 1}`,
      owner: null,
      about: about(action, j, view, words),
      idle: idleOf(view, first + j, BOX.speciation[j] ?? null, words),
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
  const section = sections.find((one) => one.state === 'now')
  const acting = section?.spaces.find((space) => space.acting)
  const where = acting ? spaceName(section!, acting.number, words) : (section?.name ?? '')
  return { now: asked === null ? null : { animal: asked, where }, queue: view.coming.map(([animal, place]) => ({ animal: BOX.animals[animal!]!, where: placeName(place!, sections, words) })) }
}

/** A space by its number; beyond them the actions, for who acts there without a pawn; -1 where it is only a turn. */
function placeName(place: number, sections: Section[], words: EarthNames): string {
  if (place < 0) return ''
  const free = place - BOX.spaces.length
  if (free >= 0) return words.t('earth-show-free', { action: sections[free]!.name })
  const [action, number] = BOX.spaces[place]!.split(' ')
  return spaceName(sections.find((section) => section.action === action)!, Number(number), words)
}

const spaceName = (section: Section, number: number, words: EarthNames): string =>
  section.spaces.length > 1 ? words.t('earth-show-space', { action: section.name, number: String(number) }) : section.name
