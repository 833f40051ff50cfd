/** A part of the sheet across its whole width, measured before it is drawn. */
export interface SheetBlock {
  /** In points. */
  readonly height: number
  draw(y: number): void
}
