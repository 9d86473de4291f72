// The options of a game as a form, made from their JSON schema. Whether a value can be is the server's to say.
export type Value = string | number | boolean | null

export interface Choosing {
  name: string
  kind: 'switch' | 'check' | 'number' | 'numbers' | 'file'
  values: Value[]
  names: string[] // instead of one of the values, a list of these
  usual: Value
  least?: number // of a number
  most?: number
}

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: Value[]
  anyOf?: Schema[]
  items?: Schema
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  properties?: Record<string, Schema>
}

/** A few values to choose from, also names to list; a number or a row of them to type; or a file of one's own. */
export function choosing(options: unknown, seats: number): Choosing[] {
  const schema = options as Schema
  const root = schema.$ref ? (schema.$defs?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema
  return Object.entries(root.properties ?? {}).flatMap(([name, property]) => {
    const written = writtenAs(property)
    if (written) return [{ name, kind: written, values: [], names: [], usual: null } as Choosing]
    if (property.type === 'integer' && property.maximum !== undefined) {
      const usual = property.default as number
      return [{ name, kind: 'number', values: [], names: [], usual, least: property.minimum, most: property.maximum } as Choosing]
    }
    const values = valuesOf(property, seats)
    if (values.length < 2 || !('default' in property)) return []
    const usual = property.default as Value
    const kind = values.length === 2 && values.every((value) => typeof value === 'boolean') ? 'check' : 'switch'
    const names = property.anyOf?.flatMap((part) => part.items?.enum ?? []) ?? []
    return [{ name, kind, values: [usual, ...values.filter((value) => value !== usual)], names, usual } as Choosing]
  })
}

function writtenAs(schema: Schema): 'numbers' | 'file' | null {
  if (schema.type === 'array' && schema.items?.type === 'integer') return 'numbers'
  return schema.anyOf?.some((part) => part.$ref) ? 'file' : null
}

/** "12, 7 −5" as numbers; what is none stays as it is, for the server to refuse. */
export function numbers(text: string): (number | string)[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (/^[-−]?\d+$/.test(word) ? Number(word.replace('−', '-')) : word))
}

/** A list in which the name at one place is another, and that one's old place has the name that stood here. */
export const swapped = (names: string[], at: number, name: string): string[] =>
  names.map((one, i) => (i === at ? name : one === name ? names[at]! : one))

/** What was chosen and can still be: a table with fewer seats has fewer of some values. */
export function different(wanted: Record<string, unknown>, options: Choosing[]): Record<string, unknown> {
  const counts = ({ name, values, usual }: Choosing): boolean =>
    name in wanted && wanted[name] !== usual && (!values.length || Array.isArray(wanted[name]) || values.includes(wanted[name] as Value))
  return Object.fromEntries(options.filter(counts).map(({ name }) => [name, wanted[name]]))
}

/** Which option is wrong at a place such as `components.tiles[3]`. */
export function blamed(place: string, options: Choosing[]): string | null {
  const name = /^\w+/.exec(place)?.[0]
  return options.find((one) => one.name === name)?.name ?? null
}

function valuesOf(schema: Schema, seats: number): Value[] {
  if (schema.enum) return schema.enum
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'null') return [null]
  if (schema.type === 'integer' && schema.exclusiveMaximum !== undefined)
    return Array.from({ length: Math.min(seats, schema.exclusiveMaximum) }, (_, i) => i)
  const parts = schema.anyOf?.map((part) => valuesOf(part, seats)) ?? []
  // Nothing but "as usual" is no choice.
  return parts.some((part) => part.length && part[0] !== null) ? parts.flat() : []
}
