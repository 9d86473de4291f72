// What a game looks like in words: the only part of the browser client that knows the games apart. It says what the server
// sends, with the keys that the terminal uses too (the `terminal` of each game), and decides nothing.
import type { Texts } from '../texts/texts'
import type { Choice } from '../wire'
import type { View } from './views/view'

export type Event = { event: string } & Record<string, unknown>

/** An answer in words; one that stands for several choices asks again which of them is meant. */
export interface Entry {
  words: string
  more?: string // the same for whoever does not know the letters
  choices: Choice[]
}

/** A part of the table as a small table of words. The first cell of a row names it. */
export interface Panel {
  name: string
  title: string
  head: string[] // empty: rows of a name and what there is to say of it
  rows: string[][]
  mine?: boolean // about the seat's own things: shown first, open
}

export abstract class Words<V extends View = View> {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly names: string[],
  ) {}

  /** What the view's seat is asked, in one line. */
  abstract question(view: V, choices: Choice[]): string
  /** The rules that matter for what is asked, in a few lines. */
  abstract rules(view: V): string
  /** A legal answer in words. */
  abstract words(view: V, choice: Choice): string
  /** What the text of an event is given: its fields in words. */
  abstract arguments(event: Event): Record<string, string | number>
  /** Where the game is, in one line, without its name. */
  abstract heading(view: V): string
  /** The position in words. */
  abstract panels(view: V): Panel[]

  entries(view: V, choices: Choice[]): Entry[] {
    return choices.map((choice) => ({ words: this.words(view, choice), choices: [choice] }))
  }

  /** The table after the events that are told next: for words that depend on it. */
  look(_view: V): void {}

  /** What happened, in lines. */
  story(events: Event[]): string[] {
    return events.map((event) => this.event(event))
  }

  /** The stories of several moments, one after the other; the last of them led to the table that was looked at. */
  stories(moments: Event[][]): string[][] {
    return moments.map((events) => this.story(events))
  }

  /** What the end of a game should explain, of all that happened. */
  ending(_events: Event[]): string[] {
    return []
  }

  /** One event; where something is hidden from the reader, the text ending in `-hidden`. */
  event(event: Event): string {
    const hidden = Object.values(event).includes(null) ? '-hidden' : ''
    return this.texts(`${this.game}-event-${dashes(event.event)}${hidden}`, this.arguments(event))
  }

  /** A seat's name; a place at the table beyond the seats is a virtual player's. */
  name(seat: number): string {
    return this.names[seat] ?? this.texts(`${this.game}-virtual-player`)
  }

  /** The title of the game is on the page already. */
  protected untitled(key: string, values: Record<string, string | number> = {}): string {
    return this.texts(key, { ...values, title: '' }).replace(/^[\u2068\u2069\s·]+/, '')
  }
}

export const dashes = (name: string): string => name.replaceAll('_', '-')

/** Runs of things that belong together, in order. */
export function runs<T>(things: T[], key: (thing: T) => unknown): T[][] {
  const out: T[][] = []
  let last: unknown
  for (const thing of things) {
    const now = key(thing)
    if (out.length && now === last) out[out.length - 1]!.push(thing)
    else out.push([thing])
    last = now
  }
  return out
}

/** Things by what they have in common, in the order in which each first comes. */
export function grouped<T, K>(things: T[], key: (thing: T) => K): Map<K, T[]> {
  const out = new Map<K, T[]>()
  for (const thing of things) {
    const group = out.get(key(thing))
    if (group) group.push(thing)
    else out.set(key(thing), [thing])
  }
  return out
}
