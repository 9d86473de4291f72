// What the house would answer, if one asks, and what a lesson has in mind.
import { tick } from 'svelte'
import { later } from '../app/later.svelte'
import { announce } from '../app/live.svelte'
import { i18n } from '../app/settings.svelte'
import { api } from '../server/api'
import { render, type Part } from '../texts/phrases'
import { bare } from '../texts/texts'
import type { Table } from './table.svelte'

/** An answer as one says it where the board shows it, if that is another way than in the list. */
function beside(words: Part): Part {
  const key = Array.isArray(words) ? `${words[0]}-hint` : ''
  return Array.isArray(words) && i18n.t.has(key) ? [key, words[1]] : words
}

export class Hints {
  answers: number[] = $state.raw([]) // what is planned, what comes next, and what a lesson wants after that
  said = $state('') // the hint in words, and what speaks for it
  asking = $state(false)
  private number = 0 // what the hint is for

  /** What comes first, for a board that plans nothing. */
  get answer(): number | null {
    return this.answers[0] ?? null
  }

  constructor(
    private readonly table: () => Table,
    private readonly names: () => string[],
    private readonly plan: () => number[], // what is chosen on the board already
  ) {}

  async ask(): Promise<void> {
    const [table, planned] = [this.table(), this.plan()]
    if (table.seat === null) return
    this.asking = true
    this.forget() // the same one once more is shown once more
    try {
      const found = await api.hint(table.id, table.seat, planned)
      if (found.number !== table.state!.number) return
      this.light([...planned, found.answer], found.answer, found.why)
    } catch (error) {
      table.problem = error
    } finally {
      this.asking = false
    }
  }

  /** Whoever uses the keyboard is there already. */
  async show(answers: number[]): Promise<void> {
    this.forget()
    await tick()
    this.light(answers, answers[0]!)
    await tick()
    this.lead(answers)
  }

  /** To what is lit; a board that is still on its way is waited for. */
  private lead(answers: number[]): void {
    const seen = (what: string) => [...document.querySelectorAll<HTMLElement>(`.table ${what}`)].find((one) => one.checkVisibility())
    const target = seen('.hinted') ?? seen(`[data-answer="${answers[0]}"]`)
    if (!target && this.answers === answers && seen('.coming')) later(() => this.lead(answers))
    target?.scrollIntoView({ block: 'center' }) // clear of the question at the foot of a phone
    target?.focus({ preventScroll: true })
  }

  private light(answers: number[], answer: number, why: Part | null = null): void {
    const table = this.table()
    this.answers = answers
    this.number = table.state!.number
    const words = table.mine?.asked?.words[table.mine.choices.findIndex((one) => one.answer === answer)]
    // what comes only after the plan is lit on the board, and not in the words of this question
    const hint = words === undefined ? '' : i18n.t('web-hint-is', { answer: render(i18n.t, beside(words), this.names()) })
    this.said = why === null ? '' : [hint, render(i18n.t, why, this.names())].filter(Boolean).join('. ')
    announce(bare(this.said || hint))
  }

  private forget(): void {
    if (this.answers.length) this.answers = []
    this.said = ''
  }

  /** The table stands at a number; the same state may come again. */
  at(number: number): void {
    if (number !== this.number) this.forget()
  }
}
