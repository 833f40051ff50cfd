import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../../form/clash-view.ts'
import type { Moment, Tone } from '../../page-values.ts'
import type { PhotoSection } from '../photos/photo-values.ts'
import type { StockNotice } from '../stock-notice-values.ts'
import type { BulkField, StockPageRow } from '../stock-values.ts'

/** A car's own page in the desk (DESK-2). */
export interface DeskCarPage {
  readonly kind: 'stock-car'
  /** Its page for buyers; null: it has none. */
  readonly website: string | null
  readonly id: string
  readonly title: string
  readonly note: string
  readonly notice: StockNotice | null
  readonly fault: string | null
  readonly state: StockPageRow['state']
  /** K-4: why the website does not list it; null: it does, or staff hid or sold it. */
  readonly unlisted: string | null
  /** The state that the buttons are for (STAFF-11). */
  readonly seenState: string
  readonly mayEdit: boolean
  readonly clashes: readonly ClashView[]
  readonly until: { readonly input: string; readonly fault: string | null; readonly hasFocus: boolean }
  /** SALES-9: the sale of it that stands; `lead`: where it is taken back; null without the right to read it. */
  readonly sale: { readonly text: string; readonly lead: string | null } | null
  readonly acts: readonly { readonly act: string; readonly label: string }[]
  readonly groups: readonly { readonly title: string; readonly fields: readonly DeskPageField[] }[]
  readonly photos: PhotoSection
  readonly score: {
    readonly points: number
    readonly tone: Tone
    readonly missing: readonly { readonly text: string; readonly href: string; readonly points: number }[]
  }
  /** `source`: 'From ‘drive’'; null: the text says it. */
  readonly prices: readonly { readonly at: Moment; readonly text: string; readonly source: string | null }[]
  readonly was: string | null
  readonly edits: readonly {
    readonly id: string
    readonly at: Moment
    readonly who: string
    readonly lines: readonly string[]
    /** The step to undo; null: undone already or not allowed. */
    readonly undo: string | null
    readonly isUndone: boolean
  }[]
}

export interface DeskPageField extends BulkField, FieldState {
  /** As people read it. */
  readonly value: string
  /** 'From ‘drive’' or 'Kim Lee, 23/11/2026 2:05 pm, until 30/11/2026'; null where nobody says anything. */
  readonly source: string | null
  readonly isOverridden: boolean
  /** The button that takes back what staff set: 'Use the feed’s value'. */
  readonly release: string
  /** '‘drive’ now says $21,990'; null if it says what it said. */
  readonly feedNow: string | null
}
