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
