/** One fact of a car with its label, for cards, tables and window stickers. */
export interface AttributeView {
  readonly name: string
  readonly label: string
  readonly value: string
}
