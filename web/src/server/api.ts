// The doors over HTTP. What the server refuses is a problem document (RFC 9457) with a code that has a text.
import type { ScoreSheet } from '../games/view'
import type {
  Ahead,
  Book,
  GameInfo,
  Guest,
  Hint,
  InWords,
  MadeTable,
  NewTable,
  Preview,
  Reason,
  Replay,
  TableInfo,
  TableLine,
  TakeSeat,
  Tale,
  Upload,
  Wonder,
} from '../wire'
import type { Part } from '../texts/phrases'

/** Something could not be done; `refused-CODE` says it in words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, Part> = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new Refusal('no-connection')
  }
  if (response.ok) return response
  const { code, type: _type, status: _status, state: _state, ...values } = await response.json().catch(() => ({ code: 'our-mistake' }))
  throw new Refusal(code ?? 'our-mistake', values, response.status)
}

const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await request(path, signal ? { signal } : {})).json()

const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (
    await request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

/** A picture as elements of the page, so that its words are read and have the font of the page. The browser reads it:
 * markup as a text would not be let in (`require-trusted-types-for`). */
const drawing = (path: string): Promise<Element> =>
  new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest()
    asked.responseType = 'document'
    asked.onload = () => {
      const root = asked.status === 200 ? asked.responseXML?.documentElement : null
      if (root) resolve(document.importNode(root, true))
      else request(path).then(() => reject(new Refusal('our-mistake')), reject)
    }
    asked.onerror = () => reject(new Refusal('no-connection'))
    asked.open('GET', path)
    asked.send()
  })

/** Where the player aid of a game is. */
export const aidOf = (game: string, lang: string): string => `/api/aid/${encodeURIComponent(game)}.svg?lang=${lang}`

export interface ReplayWanted {
  first?: number
  last?: number
  after?: number
  eyes?: 'all' | 'none' | number
  views?: 0
}

export const api = {
  me: () => get<Guest | null>('/api/me'),
  newGuest: (name: string) => post<Guest>('/api/guests', { name }),
  rename: (name: string) => post<Guest>('/api/guests/name', { name }),
  forgetMe: () => post<null>('/api/guests/revoke'),
  games: () => get<GameInfo[]>('/api/games'),
  book: (game: string, lang: string) => get<Book>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  /** The picture of an example of a rulebook. */
  example: (game: string, name: string, lang: string) => `/api/rules/${game}/${name}.svg?lang=${lang}`,
  /** The player aid, one page to print, as SVG. */
  aid: (game: string, lang: string) => drawing(aidOf(game, lang)),
  openTables: () => get<TableLine[]>('/api/tables?which=open'),
  myTables: () => get<TableLine[]>('/api/tables?which=mine'),
  newTable: (wanted: NewTable) => post<MadeTable>('/api/tables', wanted),
  table: (id: string) => get<TableInfo>(table(id)),
  take: (id: string, seat: TakeSeat) => post<TableInfo>(`${table(id)}/take`, seat),
  leave: (id: string, seat: number) => post<TableInfo>(`${table(id)}/leave`, { seat }),
  invite: (id: string, seat: number) => post<{ secret: string }>(`${table(id)}/invite`, { seat }),
  close: (id: string) => post<null>(`${table(id)}/close`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  hint: (id: string, seat: number, after: number[]) => get<Hint>(`${table(id)}/hint?seat=${seat}&after=${after.join(',')}`),
  /** Why a thing cannot be chosen; null where it can, or the table has moved on. */
  why: (id: string, wanted: Wonder) => post<Reason | null>(`${table(id)}/why`, wanted),
  /** Null where the table has moved on meanwhile. */
  preview: (id: string, wanted: Preview) => post<Ahead | null>(`${table(id)}/preview`, wanted),
  replay: (id: string, wanted: ReplayWanted) =>
    get<Replay>(`${table(id)}/replay?${new URLSearchParams(Object.entries(wanted).map(([k, v]) => [k, String(v)]))}`),
  tale: (id: string) => get<Tale>(`${table(id)}/tale`),
  upload: (wanted: Upload) => post<Replay>('/api/replay', wanted),
  record: async (id: string) => (await request(`${table(id)}/record`)).text(),
  build: () => get<string>('/api/build'),
  /** The score sheet of a position document, which is JSON already. */
  scoreSheet: async (document: string, signal: AbortSignal): Promise<ScoreSheet> =>
    (
      await request('/api/score?as=sheet', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: document,
        signal,
      })
    ).json(),
  /** A view as a picture, to be shown as an image. */
  draw: async (game: string, view: unknown, names: string[], lang: string) => {
    const response = await request('/api/draw', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, view, names, lang }),
    })
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`
  },
  /** The table in words, and the rules that matter now. */
  words: (game: string, view: unknown) => post<InWords>('/api/words', { game, view }),
  picture: (id: string, lang: string, seat: number | null, version: string) =>
    `${table(id)}/picture?lang=${lang}${seat === null ? '' : `&seat=${seat}`}&v=${version}`,
}
