/** A form that was posted, where to and as it was filled in, so that it can be sent again (H4-6). Files are left out. */
export interface SentForm {
  readonly to: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}
