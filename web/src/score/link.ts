// A table in a link: the document, packed, after the # of the page's address, which reaches no server. Whoever opens it has
// the same table.
const LARGEST = 100_000 // characters of a document; a link that unpacks to more is none
const MARK = '#t='

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LARGEST) {
      void reader.cancel()
      throw new RangeError('too large')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export async function packed(document: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream('deflate-raw'))
  return MARK + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const isPacked = (hash: string): boolean => hash.startsWith(MARK)

/** The text of the document; it throws if there is none. */
export async function unpacked(hash: string): Promise<string> {
  const letters = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = await through(Uint8Array.from(letters, (one) => one.charCodeAt(0)), new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
