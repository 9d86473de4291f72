// What the house would answer, if one asks, and what a lesson has in mind.
import { tick } from 'svelte'
import { announce } from '../app/live.svelte'
import { i18n } from '../app/settings.svelte'
import { api } from '../server/api'
import { render, type Part } from '../texts/phrases'
import { bare } from '../texts/texts'
import type { Table } from './table.svelte'

export class Hints {
  answer: number | null = $state(null)
  said = $state('') // the hint in words, and what speaks for it
  asking = $state(false)
  private number = 0 // what the hint is for

  constructor(
    private readonly table: () => Table,
    private readonly names: () => string[],
  ) {}

  async ask(): Promise<void> {
    const table = this.table()
    if (table.seat === null) return
    this.asking = true
    this.forget() // the same one once more is shown once more
    try {
      const found = await api.hint(table.id, table.seat)
      if (found.number !== table.state!.number) return
      this.light(found.answer, found.why)
    } catch (error) {
      table.problem = error
    } finally {
      this.asking = false
    }
  }

  /** Whoever uses the keyboard is there already. */
  async show(answer: number): Promise<void> {
    this.forget()
    await tick()
    this.light(answer)
    await tick()
    const targets = document.querySelectorAll<HTMLElement>(`.table [data-answer="${answer}"], .table .hinted`)
    const target = [...targets].find((one) => one.checkVisibility())
    target?.scrollIntoView({ block: 'center' }) // clear of the question at the foot of a phone
    target?.focus({ preventScroll: true })
  }

  private light(answer: number, why: Part | null = null): void {
    const table = this.table()
    this.answer = answer
    this.number = table.state!.number
    const words = table.mine?.asked?.words[table.mine.choices.findIndex((one) => one.answer === answer)]
    if (words === undefined) return
    const hint = i18n.t('web-hint-is', { answer: render(i18n.t, words, this.names()) })
    this.said = why === null ? '' : `${hint}. ${render(i18n.t, why, this.names())}`
    announce(bare(this.said || hint))
  }

  private forget(): void {
    this.answer = null
    this.said = ''
  }

  /** The table stands at a number; the same state may come again. */
  at(number: number): void {
    if (number !== this.number) this.forget()
  }
}
