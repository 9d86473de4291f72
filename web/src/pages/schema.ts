// The options of a game as a form: what its JSON schema says, as far as a person chooses from a few values.
export type Value = string | number | boolean | null

export interface Choosing {
  name: string
  kind: 'switch' | 'check'
  values: Value[]
  usual: Value
}

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: Value[]
  anyOf?: Schema[]
  default?: unknown
  minimum?: number
  exclusiveMaximum?: number
  properties?: Record<string, Schema>
}

/** Options that cannot be chosen from a list (whole component files, tables of points) stay as they are. */
export function choosing(options: unknown, seats: number): Choosing[] {
  const schema = options as Schema
  const root = schema.$ref ? (schema.$defs?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema
  return Object.entries(root.properties ?? {}).flatMap(([name, property]) => {
    const values = valuesOf(property, seats)
    if (values.length < 2 || !('default' in property)) return []
    const usual = property.default as Value
    const kind = values.length === 2 && values.every((value) => typeof value === 'boolean') ? 'check' : 'switch'
    return [{ name, kind, values: [usual, ...values.filter((value) => value !== usual)], usual } as Choosing]
  })
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
