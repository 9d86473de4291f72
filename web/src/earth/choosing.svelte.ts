// How much of an answer, and of a chain of answers, is chosen on the board. It knows no rules: the server says what can be
// answered, what an answer touches, and what the seat would see and be asked after it.
import { replying } from '../app/later.svelte'
import type { Entry } from '../table/options'
import type { Choice, Touched } from '../wire'
import { type Asked, type Moment, type Planned, isAt, thingsOf } from './asking'
import { type At, type OnMap, keyOf } from './targets'

const PASS = 0 // the id of "pass" in every game: it ends a chain, or declines
export const ON_THE_MAP: ReadonlySet<string> = new Set(['hex', 'corner', 'space'])
const REST = 150 // milliseconds that a pointer rests before the server is asked what would come of it
// Always the same ones: what stays empty changes nothing.
const NONE: Choice[] = []
const NO_PLAN: Planned[] = []
const NO_THINGS: Touched[] = []
const NOTHING: ReadonlySet<string> = new Set()
const namesOf = (things: readonly Touched[]): ReadonlySet<string> => (things.length ? new Set(things.map(({ noun, at }) => keyOf(noun, at))) : NOTHING)
const MOST = 40 // so many answers a chain that fills itself has at most

export class Choosing implements OnMap {
  plan: Planned[] = $state.raw(NO_PLAN)
  picked: Touched[] = $state.raw(NO_THINGS)
  armed: number | null = $state(null) // one more tap sends it
  ended = $state(false) // the plan has come to its end: it is sent, or taken back
  private pointed: string | null = $state(null)
  private after: Moment | null = $state.raw(null) // where the plan has led to
  private foreseen: Moment | null = $state.raw(null) // … and what is pointed at
  looking = $state(false) // the server is asked where an answer leads: nothing can be chosen meanwhile
  private looks = new Map<string, Promise<Moment | null>>()
  private seen = new Map<string, Moment>() // those that have come back

  constructor(private readonly asked: () => Asked) {}

  // ── what can be chosen ────────────────────────────────────────────────────────────────────────────────────────────

  readonly moment = $derived.by((): Moment => this.after ?? this.asked().now)
  readonly candidates = $derived.by(() => (this.ended ? [] : this.moment.choices.filter((one) => this.fits(one))))
  private readonly lit = $derived.by(() => {
    const out = new Map<string, Choice[]>()
    for (const choice of this.candidates) {
      const next = thingsOf(choice)[this.picked.length]
      if (next) out.set(keyOf(next.noun, next.at), [...(out.get(keyOf(next.noun, next.at)) ?? []), choice])
    }
    return out
  })
  /** Answers that nothing on the map, or on the display, stands for. */
  readonly buttons = $derived.by(() =>
    this.candidates.filter((one) => one.answer !== PASS && !ON_THE_MAP.has(thingsOf(one)[this.picked.length]?.noun ?? '')),
  )
  /** "Pass", or in a plan "done". */
  readonly pass = $derived.by(() => (this.picked.length ? null : (this.candidates.find((one) => one.answer === PASS) ?? null)))
  /** Nothing is left but to send what is planned. */
  readonly complete = $derived.by(() => this.plan.length > 0 && (this.ended || !this.candidates.some((one) => one.answer !== PASS)))
  /** Which kinds of things are lit. */
  readonly nouns = $derived.by(() => new Set([...this.lit.values()].flat().map((one) => thingsOf(one)[this.picked.length]!.noun)))
  readonly canFill = $derived.by(() => !this.picked.length && this.candidates.filter((one) => one.verb === 'add').length > 0 && this.plan.length > 0)
  /** "4 of 7": how many of those that the question allows are planned. */
  readonly count = $derived.by(() => {
    const first = this.plan.find((one) => (one.before.question?.left ?? null) !== null)
    if (!first) return null
    const of = first.before.question!.left!
    return { done: of - (this.ended ? 0 : (this.moment.view.question?.left ?? 0)), of }
  })

  private fits(choice: Choice): boolean {
    const things = thingsOf(choice)
    return this.picked.every((one, i) => things[i] !== undefined && isAt(things[i], one.noun, one.at))
  }

  at(noun: string, at: At): Choice[] {
    return this.lit.get(keyOf(noun, at)) ?? NONE
  }

  worth(hex: string): number | undefined {
    return this.moment.view.question?.worth[hex]
  }

  things(noun: string): At[] {
    const found = [...this.lit.values()].map((choices) => thingsOf(choices[0]!)[this.picked.length]!)
    return found.filter((one) => one.noun === noun).map((one) => one.at)
  }

  leadsOn(noun: string, at: At): boolean {
    return this.at(noun, at).some((one) => thingsOf(one)[this.picked.length + 1]?.noun === noun)
  }

  victim(hex: readonly number[], animal: number): Choice | null {
    if (this.picked.length) return isAt(this.picked[0]!, 'hex', hex) ? (this.at('animal', animal)[0] ?? null) : null
    return this.at('hex', hex).find((one) => one.touches.some((thing) => isAt(thing, 'animal', animal))) ?? null
  }

  // ── in words ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private readonly words = $derived.by(() => {
    const out = new Map<number, { words: string; group: Entry | null }>()
    for (const entry of this.moment.question?.entries ?? []) {
      if (entry.choices.length === 1 && !entry.within.length) out.set(entry.choices[0]!.answer, { words: entry.words, group: null })
      else for (const one of entry.within) out.set(one.choices[0]!.answer, { words: one.words, group: entry })
    }
    return out
  })

  wordsOf(choice: Choice): string {
    return this.words.get(choice.answer)?.words ?? choice.text
  }

  /** The question that is being answered: once a plan is complete the one that it answers, and not what comes then. */
  readonly asks = $derived.by(() => (this.complete ? this.asked().now : this.moment).question)
  /** What is asked now: also between the halves of an answer. */
  readonly question = $derived.by(() => {
    const groups = new Set(this.candidates.map((one) => this.words.get(one.answer)?.group ?? null))
    const [group] = groups
    return this.picked.length && groups.size === 1 && group ? group.question : (this.asks?.words ?? '')
  })

  label(noun: string, at: At): string {
    const found = this.at(noun, at)
    if (found.length < 2) return found.map((one) => this.wordsOf(one)).join('')
    const group = this.words.get(found[0]!.answer)?.group
    return group && found.every((one) => group.choices.includes(one)) ? group.words : ''
  }

  // ── what is chosen ────────────────────────────────────────────────────────────────────────────────────────────────

  // Worked out once: all that can be touched asks for it.
  private readonly marked = $derived.by(() => namesOf([...this.picked, ...this.touched(this.armed ?? (this.plan.length ? null : this.asked().selected)), ...this.listed]))
  private readonly suggested = $derived.by(() => namesOf(this.touched(this.hint)))
  /** The next answer that is suggested: what is planned already is not. */
  readonly hint = $derived.by((): number | null => {
    const left = [...this.asked().hints]
    for (const { choice } of this.plan) if (left.includes(choice.answer)) left.splice(left.indexOf(choice.answer), 1)
    return left.find((answer) => !this.ended && this.moment.choices.some((one) => one.answer === answer)) ?? null
  })

  chosen(noun: string, at: At): boolean {
    return this.marked.has(keyOf(noun, at))
  }

  hinted(noun: string, at: At): boolean {
    return this.suggested.has(keyOf(noun, at))
  }

  /** What all answers of a line of the list have in common; of a single one all that it touches. */
  private get listed(): readonly Touched[] {
    const { listed } = this.asked()
    const [first, ...others] = this.plan.length ? [] : listed
    return (first?.touches ?? []).filter(({ noun, at }) => others.every(({ touches }) => touches.some((one) => isAt(one, noun, at))))
  }

  private touched(answer: number | null): readonly Touched[] {
    return (answer === null ? undefined : this.moment.choices.find((one) => one.answer === answer)?.touches) ?? []
  }

  pick(noun: string, at: At, event?: Event): void {
    if (this.asked().busy || this.looking) return
    const found = this.at(noun, at)
    if (!found.length) {
      this.restart(noun, at, event)
      return
    }
    const rest = found[0]!.touches.length - this.picked.length - 1
    // of several things the last ones need no click where there is only one; but where something goes is always said
    const last = found.length === 1 && (rest === 0 || !thingsOf(found[0]!).slice(this.picked.length + 1).some((one) => ON_THE_MAP.has(one.noun)))
    if (last) void this.take(found[0]!, event)
    else {
      const words = this.label(noun, at)
      this.picked = [...this.picked, { noun, at: at as Touched['at'] }]
      this.armed = null
      this.asked().said([words, this.question].filter(Boolean).join(' '))
    }
  }

  put(space: At, pawn: At | null, event: Event): void {
    const found = this.at('space', space).find(({ touches }) => {
      const special = touches.find((one) => one.noun === 'element')
      return pawn === null ? !special : special !== undefined && isAt(special, 'element', pawn)
    })
    if (found && !this.picked.length) void this.take(found, event)
  }

  /** A thing of the first half, while the second is asked: the same one takes it back, another one takes its place. */
  private restart(noun: string, at: At, event?: Event): void {
    if (!this.picked.length) return
    const again = isAt(this.picked[0]!, noun, at)
    this.picked = NO_THINGS
    this.armed = null
    if (!again) this.pick(noun, at, event)
  }

  /** An answer is complete: it leads on, or is shown, or is sent. */
  async take(choice: Choice, event?: Event): Promise<void> {
    const { busy } = this.asked()
    if (busy || this.looking) return
    const planned: Planned = { choice, words: this.wordsOf(choice), before: this.moment.view }
    if (choice.answer === PASS && this.plan.length) return this.send([...this.plan, planned], event)
    // a pawn goes to its space: what comes then is another thing, and nobody has to ask for it first
    if (this.isPlacing(choice) && !this.asked().ask(true)) return this.send([planned], event)
    const second = this.armed === choice.answer
    const start = this.asked().now
    const path = [...this.answers, choice.answer]
    const then = this.seen.get(path.join(' ')) ?? (await this.wait(path))
    if (this.asked().now.choices !== start.choices) return // meanwhile something else was answered
    this.pointed = null
    const ask = this.asked().ask(!then?.choices.length)
    if (then && this.goesOn(then, choice.verb)) {
      this.picked = NO_THINGS
      this.armed = null
      this.plan = [...this.plan, planned]
      this.after = then
      this.asked().said([planned.words, this.question].filter(Boolean).join(' '))
    } else if (this.plan.length && (ask || this.repeats(planned))) {
      this.picked = NO_THINGS
      this.plan = [...this.plan, planned]
      this.after = then ?? this.after
      this.ended = true
    } else if (ask && !second && !this.plan.length) {
      this.armed = choice.answer
      this.foreseen = then
      this.asked().said(planned.words)
    } else this.send([...this.plan, planned], event)
  }

  private async wait(path: number[]): Promise<Moment | null> {
    this.looking = true
    const replied = replying()
    const then = await this.look(path)
    this.looking = false
    replied()
    return then
  }

  private isPlacing(choice: Choice): boolean {
    return !this.plan.length && !this.moment.view.question?.space && thingsOf(choice).some((one) => one.noun === 'space')
  }

  /** Whether the seat would go on with the same thing: then it is planned here, and sent as one. In a lesson only what is
   * the same question again. */
  private goesOn(then: Moment, verb: string): boolean {
    const [one, other] = [this.asked().now.view.question, then.view.question]
    if (!one || !other || !then.choices.length) return false
    if (this.asked().taught && !then.choices.some((choice) => choice.verb === verb)) return false
    if (then.choices.some((choice) => choice.touches.some((thing) => thing.noun === 'space'))) return false
    return one.animal === other.animal && one.space === other.space
  }

  private repeats(last: Planned): boolean {
    const verbs = [...this.plan, last].map((one) => one.choice.verb)
    return new Set(verbs).size < verbs.length
  }

  get answers(): number[] {
    return this.plan.map((one) => one.choice.answer)
  }

  // ── the plan ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Sends what is planned, or what was tapped once. */
  confirm(event?: Event): void {
    const armed = this.armed === null ? undefined : this.moment.choices.find((one) => one.answer === this.armed)
    if (armed) void this.take(armed, event)
    else if (this.plan.length) {
      const pass = this.pass
      this.send(pass ? [...this.plan, { choice: pass, words: '', before: this.moment.view }] : this.plan, event)
    }
  }

  private send(plan: Planned[], event?: Event): void {
    this.asked().send(plan.map((one) => one.choice.answer), ((event as UIEvent | undefined)?.detail ?? 0) > 0) // prettier-ignore
  }

  /** Planned answers, the same ones together. */
  readonly groups = $derived.by(() => {
    const out = new Map<number, Planned & { times: number }>()
    for (const one of this.plan) out.set(one.choice.answer, { ...one, times: (out.get(one.choice.answer)?.times ?? 0) + 1 })
    return [...out.values()]
  })

  canRepeat(answer: number): boolean {
    return !this.picked.length && this.candidates.some((one) => one.answer === answer)
  }

  async repeat(answer: number): Promise<void> {
    const choice = this.candidates.find((one) => one.answer === answer)
    if (choice) await this.take(choice)
  }

  /** One answer fewer: the last one, or the last of its kind, if the others are allowed without it. */
  async takeBack(answer?: number): Promise<void> {
    const place = answer === undefined ? this.plan.length - 1 : this.plan.findLastIndex((one) => one.choice.answer === answer)
    if (place < 0 || this.looking || this.asked().busy) return
    const left = this.plan.filter((_, i) => i !== place)
    const then = left.length ? await this.wait(left.map((one) => one.choice.answer)) : null
    if (left.length && !then) return
    this.picked = NO_THINGS
    this.armed = this.pointed = this.foreseen = null
    this.ended = false
    this.plan = left
    this.after = then
  }

  /** As many as are allowed, of what only has to be counted. */
  async fill(): Promise<void> {
    for (let i = 0; i < MOST && !this.ended; i++) {
      const next = this.candidates.find((one) => one.verb === 'add')
      const before = this.plan.length
      if (next) await this.take(next)
      if (this.plan.length === before) return
    }
  }

  /** One step back. */
  back(): boolean {
    if (this.armed !== null) this.armed = this.foreseen = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else if (this.plan.length) void this.takeBack()
    else return false
    return true
  }

  clear(): void {
    this.plan = NO_PLAN
    this.picked = NO_THINGS
    this.armed = this.pointed = this.after = this.foreseen = null
    this.ended = false
    this.looks.clear()
    this.seen.clear()
  }

  // ── what would come of it ─────────────────────────────────────────────────────────────────────────────────────────

  /** What the map shows: where the plan has led to, with what is pointed at. */
  readonly view = $derived.by(() => (this.foreseen ?? this.moment).view)
  readonly isAhead = $derived.by(() => this.foreseen !== null || this.after !== null)

  point(noun: string, at: At | null): void {
    this.pointed = at === null ? null : keyOf(noun, at)
  }

  pointAt(choice: Choice | null): void {
    this.pointed = choice === null ? null : `answer ${choice.answer}`
  }

  private readonly pointedAnswer = $derived.by(() => {
    if (this.armed !== null) return this.armed
    const found = this.pointed?.startsWith('answer ')
      ? this.candidates.filter((one) => `answer ${one.answer}` === this.pointed)
      : this.pointed !== null
        ? (this.lit.get(this.pointed) ?? [])
        : this.candidates.filter((one) => !this.plan.length && one.answer === this.asked().selected)
    return found.length === 1 ? found[0]!.answer : null
  })

  /** In the board: asks the server what is pointed at would lead to, when it rests. */
  watch(): void {
    $effect(() => {
      const answer = this.asked().busy ? null : this.pointedAnswer
      const answers = this.answers
      if (answer === null || answer === PASS) {
        this.foreseen = null
        return
      }
      let gone = false
      const timer = setTimeout(() => void this.look([...answers, answer]).then((then) => !gone && (this.foreseen = then)), REST)
      return () => {
        gone = true
        clearTimeout(timer)
      }
    })
  }

  /** A finger, or a button of a mouse, is down on an answer: until the click comes the server can say where it leads. */
  prepare(answer: number): void {
    const choice = this.candidates.find((one) => one.answer === answer)
    if (!choice || answer === PASS || this.asked().busy || this.looking || this.isPlacing(choice)) return
    void this.look([...this.answers, answer])
  }

  private look(answers: number[]): Promise<Moment | null> {
    const name = answers.join(' ')
    const known = this.looks.get(name)
    if (known) return known
    const found = this.asked().ahead(answers).catch(() => null)
    this.looks.set(name, found)
    void found.then((then) => {
      if (this.looks.get(name) !== found) return // something else is asked now
      if (then) this.seen.set(name, then)
      else this.looks.delete(name) // only a look that came back is remembered
    })
    return found
  }
}
