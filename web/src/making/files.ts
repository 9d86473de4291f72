// What is in a person's own file, or why it cannot be used.
import { Refusal } from '../server/api'
import type { Texts } from '../texts/texts'

export async function readFile(file: File, t: Texts): Promise<unknown> {
  if (file.size > 200_000) return new Refusal('too-large')
  try {
    return JSON.parse(await file.text())
  } catch {
    return new Refusal('bad-options', { why: t('web-file-not-json') })
  }
}
