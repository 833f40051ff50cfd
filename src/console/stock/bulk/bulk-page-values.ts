import type { Choice } from '../../page-values.ts'
import type { BulkField } from '../stock-values.ts'

/** A bulk edit before it is made (DESK-1). */
export interface BulkPage {
  readonly kind: 'stock-bulk'
  readonly title: string
  readonly fault: string | null
  /** The table that it came from. */
  readonly back: string
  readonly field: BulkField
  readonly typed: string
  /** For an offer: how it is worked out, and its first day. */
  readonly offer: { readonly ways: readonly Choice[]; readonly way: string; readonly from: string } | null
  readonly until: string
  readonly ids: readonly string[]
  /** Says the cars and the field in short: a draft belongs to them. */
  readonly about: string
  /** What the preview shows of each car (STAFF-11). */
  readonly shown: readonly { readonly name: string; readonly shown: string }[]
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly note: string
    readonly before: string
    /** Null: not worked out yet. */
    readonly after: string | null
  }[]
  /** Cars that stay as they are, and why. */
  readonly refused: readonly {
    readonly id: string
    readonly title: string
    readonly note: string
    readonly reason: string
  }[]
  /** What the button that saves says: 'Hide 12 cars'. */
  readonly save: string
  /** Whether the values are checked, so that they can be saved. */
  readonly isReady: boolean
}
