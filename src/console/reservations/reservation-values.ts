import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ReservationAct } from '#domain/reservation/desk-view.ts'
import type { Choice, Moment } from '../page-values.ts'

/** A list of the reservations desk (INBOX-10). */
export interface ReservationsPage {
  readonly kind: 'reservations'
  readonly hasCalendar: boolean
  readonly views: readonly {
    readonly value: string
    readonly label: string
    readonly count: number
    readonly isCurrent: boolean
  }[]
  readonly rows: readonly ReservationRow[]
}

export interface ReservationRow {
  readonly href: string
  readonly car: string
  readonly stocknum: string | null
  readonly buyer: string
  /** '$500 AUD' */
  readonly amount: string
  readonly state: ReservationBadge
  /** 'ends in 5 hours', 'refunded on …' */
  readonly note: string
  readonly begun: Moment
}

export interface ReservationBadge {
  readonly text: string
  readonly tone: 'good' | 'danger' | 'warning' | 'info' | 'plain'
}

export interface ReservationPage {
  readonly kind: 'reservation'
  readonly id: string
  /** STAFF-11: the end of the hold that the page shows. */
  readonly seen: string
  readonly notice: string | null
  readonly fault: string | null
  readonly car: string
  readonly state: ReservationBadge
  readonly amount: string
  readonly facts: readonly { readonly name: string; readonly value: string; readonly href: string | null }[]
  readonly conversation: string | null
  readonly acts: readonly ReservationAct[]
  readonly extend: { readonly choices: readonly Choice[]; readonly hours: FieldState }
  readonly refund: { readonly choices: readonly Choice[]; readonly reason: FieldState }
}
