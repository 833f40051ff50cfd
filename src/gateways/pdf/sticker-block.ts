/** A full-width block of the window sticker, measured before it is drawn. */
export interface StickerBlock {
  /** Points. */
  readonly height: number
  draw(y: number): void
}
