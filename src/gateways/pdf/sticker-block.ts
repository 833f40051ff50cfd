/** A full-width block of the window sticker, measured before it is drawn. */
export interface StickerBlock {
  /** Height in points (1/72 inch). */
  readonly height: number
  draw(y: number): void
}
