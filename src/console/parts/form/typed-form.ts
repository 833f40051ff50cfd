/** A form as a person filled it in. */
export interface TypedForm {
  /** Where the form goes. */
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Why it is back; null: the page says that itself, and hidden fields stay as the page has them. */
  readonly why: 'signed-out' | 'other-site' | 'draft' | null
  /** Files that came with it and are not held. */
  readonly files: number
  /** Of a draft: what its form is about, where several forms of a page go to one address. */
  readonly about?: string
}

/** The hidden field that says what a form is about. It is for the browser, which ends the draft of a form that was sent. */
export const DRAFT_OF = 'draft-of'
