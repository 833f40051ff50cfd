/** A picture with its true proportions, so that nothing moves when it arrives. */
export interface PictureView {
  readonly src: string
  readonly srcset: string | null
  /** The same in AVIF, for a `source` before it. */
  readonly avif?: string
  /** A few pixels as a data address, shown blurred until the picture is there. */
  readonly preview?: string
  readonly alt: string
  readonly width: number
  readonly height: number
}
