/** What the text of a lesson that is read is about. */
export interface Spoken {
  lights: string | null // a line of the score sheet
  shows: string | null // a part of the board
  reading: boolean // more is to be read before the answer
}
export const SILENT: Spoken = { lights: null, shows: null, reading: false }

// Which lessons were skipped in this browser. They can be gone on with at any time.
const KEY = 'habitable-lessons-skipped'
const MOST = 50

function skipped(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return [] // storage that is blocked or broken
  }
}

function write(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(-MOST)))
  } catch {
    // it holds until the page is closed
  }
}

export const left = (table: string): boolean => skipped().includes(table)
export const keep = (table: string): void => write([...skipped(), table])
export const forget = (table: string): void => write(skipped().filter((one) => one !== table))
