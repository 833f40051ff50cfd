/** HTTP validators that tell whether the picture has changed. */
export interface PictureMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** `fault` completes a sentence that begins with the picture's address. */
export type Fetched =
  | ({ readonly kind: 'fetched'; readonly file: string } & PictureMarks)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'given-up' }
  /** The feed's folder is not on this machine. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly fault: string }
