export interface Choice {
  readonly value: string
  readonly label: string
}

/** A time in the site's zone, and for machines. */
export interface Moment {
  readonly text: string
  readonly iso: string
  /** '12 min', where the page shows how long ago it was. */
  readonly ago?: string
}

/** STAFF-12: a press that puts back what was done. */
export interface UndoForm {
  readonly action: string
  readonly fields?: readonly { readonly name: string; readonly value: string }[]
  /** '4:10 pm' */
  readonly until?: string | undefined
}

/** One of several views of a list. */
export interface Tab {
  readonly href: string
  readonly label: string
  readonly isCurrent: boolean
  /** Null: none is shown. */
  readonly count: number | null
  readonly tone?: Tone | undefined
}

export type Tone = 'plain' | 'good' | 'info' | 'warning' | 'danger'
