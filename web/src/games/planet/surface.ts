// What the planet in space and the planet laid flat show alike.
export interface Surface {
  mine: boolean // the planet of whoever looks
  planet: string // with the tile that is only shown
  faceLabel: (face: number) => string
  lit: ReadonlySet<number> | null // fields; null: all as they are
  sizes: ReadonlyMap<number, number> // of areas, by the field that bears them
  targets: ReadonlyMap<number, number[]> // answers, by face
  ghost: number | null // the face whose tile is only shown
  chosen: number | null
  hinted: number | null
  landed: number | null
  onface: (face: number, event: MouseEvent | KeyboardEvent) => void
  onover: (field: number | null) => void
}
