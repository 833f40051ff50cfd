/** A picture with its proportions, so that the page does not shift when it loads. */
export interface PictureView {
  readonly src: string
  readonly srcset: string | null
  /** The same widths as AVIF, for a `source` element before the image. */
  readonly avif?: string
  /** A few pixels as a data address, shown blurred until the picture loads. */
  readonly preview?: string
  readonly alt: string
  /** What staff wrote about it (DESK-4). */
  readonly caption?: string
  /** A drawing in place of a car's photos, which are still to come. */
  readonly isStandIn?: true
  /** LOOK-6: never cut at its sides, where a car's nose and tail are. */
  readonly isWhole?: true
  readonly width: number
  readonly height: number
}
