/** The preview beside a form (STUDIO-3). */
export interface PreviewView {
  /** Opens it with the member's own pass. */
  readonly address: string
  /** A page of the website that shows the part. */
  readonly path: string
}
