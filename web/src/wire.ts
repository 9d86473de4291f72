// Written by tools/wire.py from src/habitable/server/protocol/wire.py; a test sees that it is up to date.
import type { Part } from './texts/phrases'

export interface NewGuest {
  name: string
}

export interface Guest {
  id: string
  name: string
}

export interface GameInfo {
  name: string
  rules: number
  seats: number[]
  options: Record<string, unknown>
  levels: string[]
  styled: string[]
  styles: string[]
  picture: boolean
  book: boolean
  aid: boolean
  lesson: number
  chapters: Part[]
}

/** Who is to sit there: the one who makes the table, anybody, somebody with an invitation, or a bot. */
export interface SeatPlan {
  kind: 'bot' | 'invited' | 'me' | 'open'
  name?: string
  level?: string
}

/** How long people may think: no limit; live, with a reserve to which each turn adds some; or so long for each turn. All in seconds. */
export interface Pace {
  kind: 'live' | 'none' | 'turns'
  reserve: number
  turn: number
}

/** How people play at a table. */
export interface Settings {
  listed: boolean
  pace: Pace
  undo: 'ask' | 'free' | 'never'
  hints: boolean
  serious: boolean
  absent: 'bot' | 'end'
  bots: 'calm' | 'none' | 'quick' | 'usual'
  lesson: boolean
  chapter: number
}

export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: Record<string, unknown>
  settings?: Settings
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  level: string | null
  mine: boolean
  person: number | null
  here: boolean | null
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  rules: number
  settings: Settings
  state: 'open' | 'over' | 'playing'
  number: number
  asked: number[]
  seats: SeatInfo[]
  host: boolean
  made: number
  changed: number
  looked: number | null
  scores: number[] | null
  places: number[] | null
  ended: 'agreed' | 'resigned' | 'rules' | 'time' | null
  rematch: string | null
}

/** All about a table. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  settings: Settings
  state: 'open' | 'over' | 'playing'
  number: number
  asked: number[]
  seats: SeatInfo[]
  host: boolean
  made: number
  changed: number
  looked: number | null
  scores: number[] | null
  places: number[] | null
  ended: 'agreed' | 'resigned' | 'rules' | 'time' | null
  rematch: string | null
  options: Record<string, unknown>
}

export interface MadeTable {
  table: TableInfo
  invitations: Record<string, string>
}

/** An open seat, or with its secret an invited one. */
export interface TakeSeat {
  seat: number
  secret?: string | null
}

/** An answer, the number it was made at, and an id of the client's own: sent again, it is taken once. What the seat answers `then`, before anybody else is asked, is taken with it, all or nothing, and is taken back with it. */
export interface Answer {
  type: 'answer'
  seat: number
  number: number
  answer: number
  id: string
  then?: number[]
}

/** Takes back the seat's last answer; where others must agree, it asks them. */
export interface Undo {
  type: 'undo'
  seat: number
  number: number
  id: string
}

/** Asks the others whether the game shall end as it stands. */
export interface Offer {
  type: 'offer'
  seat: number
  number: number
  id: string
}

/** Says yes or no to what somebody has asked for; with a no, also one's own request is withdrawn. */
export interface Consent {
  type: 'consent'
  seat: number
  number: number
  offer: 'end' | 'undo'
  yes: boolean
  id: string
}

export interface Resign {
  type: 'resign'
  seat: number
  id: string
}

/** Takes one's own seat again, at which a bot has played on. */
export interface Return {
  type: 'return'
  seat: number
  id: string
}

/** How far the person has looked; there is no reply. */
export interface Seen {
  type: 'seen'
  number: number
}

/** Lets the computer players of the table play without pauses until a person is asked; there is no reply. */
export interface Hurry {
  type: 'hurry'
}

export interface Ping {
  type: 'ping'
}

/** Asks for the state once more: after a doubt. */
export interface Look {
  type: 'look'
}

/** A request is in the log, or waits for others; `number` is the state that it led to. */
export interface Taken {
  type: 'taken'
  id: string
  number: number
}

/** Choices that are one line of the list at first; whoever takes it is asked again. */
export interface Group {
  words: Part
  question: Part
  choices: number[]
  within: Part[]
}

/** What is asked, in words: the question, each choice, and the list as people read it. */
export interface Asked {
  question: Part
  words: Part[]
  entries: (number | Group)[]
}

/** Of a lesson. */
export interface Chapter {
  number: number
  of: number
  title: Part
}

/** What a learner is told before an answer. Other answers are taken as well, and the lesson goes along. */
export interface Step {
  step: number
  of: number
  chapter: Chapter | null
  parts: Part[]
  wanted: number | null
  then: number[]
  section: string | null
  lights: string | null
  shows: (string | null)[]
}

export interface SeatState {
  seat: number
  own: Record<string, unknown>
  choices: Choice[]
  asked: Asked | null
  undo: 'absent' | 'ask' | 'free' | 'no'
  looked: number
  lesson: Step | null
}

/** An entry of the log: what kind it is, whose, and what it told. */
export interface Happened {
  number: number
  kind: 'answer' | 'ended' | 'replaced' | 'resigned' | 'returned' | 'time' | 'undo'
  seat: number
  to: number
  at: number
  events: Record<string, unknown>[]
  told: Part[]
}

/** A seat asks the others for something; it lapses with the next entry. */
export interface Offered {
  offer: 'end' | 'undo'
  seat: number
  agreed: number[]
  asked: number[]
}

export interface Clock {
  seat: number
  left: number
  running: boolean
}

/** Everything a browser may see at a number: what everybody sees, what each of its seats sees beside that, with its choices, and what has happened since the number that it last had. */
export interface State {
  type: 'state'
  number: number
  stamp: number
  over: boolean
  asked: number[]
  away: number[]
  heading: Part
  view: unknown
  seats: SeatState[]
  happened: Happened[]
  since: number
  ending: Part[]
  offers: Offered[]
  clocks: Clock[]
  taken: Taken[]
}

/** What could not be done, as a code with arguments; for what had an id, its id. */
export interface Refused {
  type: 'refused'
  code: string
  arguments: Record<string, Part>
  id: string | null
}

export interface Pong {
  type: 'pong'
}

/** Answers of one seat, one after the other, that are only tried. */
export interface Preview {
  seat: number
  number: number
  answers: number[]
}

/** What a seat would see after answers of its own, and what it would be asked. */
export interface Ahead {
  view: unknown
  choices: Choice[]
  asked: Asked | null
}

/** Why can a seat not choose a thing? After answers that are only tried, and with `among` where only some of the choices are still meant: of a move the tile where it begins was chosen. */
export interface Wonder {
  seat: number
  number: number
  noun: string
  at: number | number[]
  answers?: number[]
  among?: number[] | null
}

/** Why not, in words. */
export interface Reason {
  words: Part
}

/** What an expert would answer, and what speaks for it where that can be said in a line. */
export interface Hint {
  number: number
  answer: number
  why: Part
}

/** A record, and which of its steps to show through whose eyes: a seat's, a spectator's (null), or with all open. */
export interface Upload {
  record: string
  eyes?: number | 'all' | null
  first?: number
  last?: number
}

/** The table after one step: an answer, or all answers of a simultaneous question, with Nature's that follow. */
export interface Frame {
  step: number
  number: number
  seat: number
  lines: string[]
  events: Record<string, unknown>[]
  told: Part[]
  heading: Part
  view: unknown
}

export interface Replay {
  game: string
  rules: number
  options: Record<string, unknown>
  names: string[]
  steps: number
  frames: Frame[]
}

/** What each had after a turn. */
export interface TurnPoints {
  label: Part
  points: Record<string, number>
}

/** The story of a game that is over, in a few lines, and how the points grew. */
export interface Tale {
  lines: Part[]
  turns: TurnPoints[]
}

/** A view to be said in words. */
export interface Wording {
  game: string
  view: Record<string, unknown>
}

/** A part of the table as a small table of words. The first cell of a row names it. */
export interface Panel {
  name: string
  title: Part
  head: Part[]
  rows: Part[][]
  mine: boolean
}

/** The table in words, and the rules that matter for what is asked. */
export interface InWords {
  heading: Part
  panels: Panel[]
  rules: Part[]
}

/** A view to be drawn: of a step of a replay, or of what an answer would lead to. */
export interface Drawing {
  game: string
  view: Record<string, unknown>
  names: string[]
  lang?: 'en' | 'he' | 'pl'
}

/** Words in one style. A value was computed, or is a text of the game; `to` is the section that a link leads to. */
export interface Span {
  text: string
  style: 'emphasis' | 'plain' | 'strong' | 'value'
  to: string | null
}

export interface Paragraph {
  type: 'paragraph'
  spans: Span[]
}

/** A list, numbered where the order matters. */
export interface Items {
  type: 'items'
  ordered: boolean
  items: Span[][]
}

/** A table. */
export interface Grid {
  type: 'grid'
  head: Span[][]
  rows: Span[][][]
}

/** What stands beside the text: something easily overlooked. */
export interface Note {
  type: 'note'
  blocks: (Paragraph | Items | Grid)[]
}

/** A position, with what it is worth. `picture` is false where the game draws no such document. */
export interface Example {
  type: 'example'
  name: string
  title: string
  picture: boolean
  blocks: (Paragraph | Items | Grid)[]
}

export interface Section {
  anchor: string
  level: number
  title: string
  blocks: (Paragraph | Items | Grid | Note | Example)[]
}

/** The rulebook of a game in one language. `topics` has for keys of texts (questions, cards, terrains) the section that explains them. */
export interface Book {
  game: string
  language: string
  sections: Section[]
  topics: Record<string, string>
}

/** A legal answer, described. */
export interface Choice {
  answer: number
  text: string
  verb: string
  touches: Touched[]
}

/** A thing on the table that an answer is about: what a client lights up. */
export interface Touched {
  noun: string
  at: number | number[]
}

export type Change = Answer | Undo | Offer | Consent | Resign | Return

export type FromClient = Answer | Undo | Offer | Consent | Resign | Return | Seen | Hurry | Ping | Look

export type FromServer = State | Refused | Pong

export type Plain = Paragraph | Items | Grid

export type Block = Paragraph | Items | Grid | Note | Example
