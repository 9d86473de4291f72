// The action display of Marine as it is to be shown.
import { idleOf, type Beside, type Display, type Pawn, type Printed, type Section, type Space, type Turn } from '../../earth/display'
import type { EarthNames } from '../../earth/names'
import { MARINE as BOX } from './facts'
import type { AnimalView, MarineView } from './view'

const NOTHING: Printed = { is: 'nothing' }
const SPECIAL: readonly string[] = BOX.special
const SIGNS: Record<string, string> = { adaptation: '⇄', speciation: '∗', wanderlust: '↻', tectonics: '∗', migration: '∞', competition: '1+1' }

/** The action that is being carried out; null between turns. */
const actionNow = ({ question }: MarineView): string | null => question?.space?.split(' ')[0] ?? null

function printed(action: string, i: number, view: MarineView): Printed {
  if (SPECIAL.includes(`${action} ${i + 1}`)) return { is: 'sign', sign: SIGNS[action]! }
  if (action === 'autotrophs') return { is: 'terrains', terrains: [BOX.sides[i]!] }
  if (action === 'migration') return { is: 'number', number: view.printed[action]?.[i] ?? 0, sign: '' }
  if (action === 'competition') return { is: 'number', number: view.printed[action]?.[i] ?? 0, sign: '−' }
  if (action === 'evolution') return { is: 'number', number: i + 1, sign: '≤' }
  return NOTHING
}

function beside(action: string, i: number, view: MarineView): Beside | null {
  const markers = action === 'competition' ? view.competition : action === 'evolution' ? view.evolution : []
  if (markers[i]) return { terrain: markers[i] }
  return action === 'speciation' && i < view.speciation.length ? { element: view.speciation[i] ?? null } : null
}

function about(action: string, i: number, view: MarineView, words: EarthNames): string[] {
  const { t } = words
  if (SPECIAL.includes(`${action} ${i + 1}`)) return [t(`marine-special-${action}`), t('earth-show-special-space')]
  const number = view.printed[action]?.[i]
  const terrain = beside(action, i, view)?.terrain
  if (action === 'autotrophs') return [words.terrain(BOX.sides[i]!)]
  if (action === 'speciation') return view.speciation[i] ? [t('marine-printed-speciation', { element: words.element(view.speciation[i]) })] : []
  if (action === 'tectonics') return [t('marine-printed-border')]
  const first = terrain ? [words.terrain(terrain)] : []
  if (action === 'evolution') return [...first, t('marine-printed-slots', { number: i + 1 })]
  return number === undefined ? first : [...first, t('marine-printed-number', { number })]
}

const spaceAt = (action: string, i: number): number => BOX.spaces.indexOf(`${action} ${i + 1}` as (typeof BOX.spaces)[number])

export function displayOf(view: MarineView, words: EarthNames): Display {
  const now = actionNow(view)
  const sections = BOX.actions.map((action): Section => ({
    action,
    name: words.action(action),
    about: words.about(action),
    spaces: (view.spaces[action] ?? []).map((pawn, i): Space => ({
      at: spaceAt(action, i),
      number: i + 1,
      pawn,
      printed: printed(action, i, view),
      beside: beside(action, i, view),
      special: SPECIAL.includes(`${action} ${i + 1}`),
      acting: view.question?.space === `${action} ${i + 1}`,
      owner: null,
      about: about(action, i, view, words),
      idle: idleOf(view, spaceAt(action, i), beside(action, i, view)?.element ?? null, words),
    })),
    elements: view.boxes[action] ?? [],
    keeps: action in view.boxes ? 'box' : null,
    free: null,
    guards: action === 'regression' ? view.guards : [],
    state: now === action ? 'now' : '',
  }))
  return { sections: [...sections, ...benthic(view, words)], ...coming(view, now, words) }
}

/** The cards that are action spaces of their animals. */
function benthic(view: MarineView, words: EarthNames): Section[] {
  const owners = view.animals.filter((one) => one.traits.includes('benthic') || one.copied === 'benthic')
  if (!owners.length) return []
  const space = (one: AnimalView, i: number): Space => ({
    at: BOX.spaces.length - 1,
    number: i + 1,
    pawn: pawnOn(one, view),
    printed: NOTHING,
    beside: null,
    special: false,
    acting: view.question?.space === 'benthic' && view.question.animal === one.animal,
    owner: one.animal,
    about: [words.t('earth-show-only', { animal: words.animal(one.animal) })],
    idle: idleOf(view, BOX.spaces.length - 1, null, words),
  })
  return [{ action: 'benthic', name: words.trait('benthic'), about: words.traitEffect('benthic'), spaces: owners.map(space), elements: [], keeps: null, free: null, guards: [], state: actionNow(view) === 'benthic' ? 'now' : '' }]
}

function pawnOn({ animal, benthic }: AnimalView, view: MarineView): Pawn | null {
  if (benthic === null) return null
  if (benthic === 'basic') return { animal, special: null }
  return { animal: view.specials.find((one) => one.element === benthic)?.animal ?? null, special: benthic }
}

function coming(view: MarineView, now: string | null, words: EarthNames): { now: Turn | null; queue: Turn[] } {
  const asked = view.question?.animal ?? null
  const where = now === null ? '' : now === 'benthic' ? words.trait(now) : words.action(now)
  return { now: asked === null ? null : { animal: asked, where }, queue: view.coming.map(([animal]) => ({ animal: BOX.animals[animal!]!, where: '' })) }
}
