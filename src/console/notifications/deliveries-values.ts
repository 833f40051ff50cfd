import type { Moment, Tone } from '../page-values.ts'

/** INBOX-11: where leads go, and what has not arrived. */
export interface DeliveriesPage {
  readonly kind: 'deliveries'
  readonly notice: { readonly text: string; readonly tone: Tone } | null
  readonly days: number
  readonly mayTest: boolean
  /** For the forms: a double click sends one test lead. */
  readonly formId: string
  readonly destinations: readonly ShownDestinationRow[]
  readonly failed: readonly {
    readonly id: string
    readonly text: string
    readonly href: string
    /** Address of the form that tries again. */
    readonly retry: string
  }[]
}

export interface ShownDestinationRow {
  readonly kind: string
  readonly label: string
  readonly destination: string
  /** 'All locations', 'North, South' */
  readonly locations: string
  readonly state: { readonly label: string; readonly tone: Tone }
  /** '12 delivered, 1 failed' */
  readonly counts: string
  readonly lastAt: Moment | null
  readonly error: string | null
}
