import type { Choice, Moment } from '../page-values.ts'

export interface AuditPage {
  readonly kind: 'audit'
  readonly query: { readonly person: string; readonly object: string; readonly from: string; readonly until: string }
  readonly people: readonly Choice[]
  readonly csv: string
  /** Address of the same rows, and those about other things. */
  readonly everything: string
  /** Address of older rows; null on the last page. */
  readonly older: string | null
  readonly rows: readonly AuditRow[]
}

export interface AuditRow {
  readonly id: string
  readonly at: Moment
  readonly who: string
  /** As an operator, or by a key; empty: as a member. */
  readonly how: string
  readonly what: string
  /** What it was done to, with everything else that was; null: the person's own account. */
  readonly object: { readonly label: string; readonly href: string | null; readonly history: string } | null
  /** 'Price: $24,990 → $23,990' */
  readonly changes: readonly string[]
  /** Network address. */
  readonly from: string
}
