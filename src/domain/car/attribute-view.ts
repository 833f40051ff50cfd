/** A fact of a car with its label, as cards, tables and window stickers show it. */
export interface AttributeView {
  readonly name: string
  readonly label: string
  readonly value: string
}
