import type { StockColumn } from '#domain/desk/stock-columns.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../form/clash-view.ts'
import type { Choice, Moment, Tab, Tone } from '../page-values.ts'
import type { StockNotice } from './stock-notice.ts'
import type { PhotoSection } from './stock-photo-page.ts'

/** The table of the stock (DESK-1). */
export interface StockPage {
  readonly kind: 'stock'
  readonly notice: StockNotice | null
  readonly fault: string | null
  readonly note: string
  /** The address of this state of the table, to which every form leads back. */
  readonly here: string
  /** For sale, held and so on. */
  readonly states: readonly Tab[]
  /** Views with work in them, then the person's own. */
  readonly views: readonly Tab[]
  readonly ownViews: readonly { readonly id: string; readonly name: string }[]
  readonly search: StockSearch
  readonly head: readonly StockHeading[]
  readonly columns: readonly (Choice & { readonly isShown: boolean })[]
  readonly isWorklist: boolean
  readonly mayEdit: boolean
  readonly bulk: readonly Choice[]
  readonly rows: readonly StockPageRow[]
  readonly previous: string | null
  readonly next: string | null
  readonly pageText: string
}

/** Words, filters and order. */
export interface StockSearch {
  readonly words: string
  /** Parameters that go along: the view, an order that a heading chose, and filters without a control. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  readonly selects: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly choices: readonly Choice[]
  }[]
  readonly price: { readonly from: string; readonly to: string }
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  /** Without words and filters; null: there are none. */
  readonly clear: string | null
  readonly order: string
  readonly orders: readonly Choice[]
}

export interface StockHeading {
  /** Null: the car itself. */
  readonly column: StockColumn | null
  readonly label: string
  readonly isNumber: boolean
  /** Sorts by the column; null: nothing does. */
  readonly href: string | null
  readonly sorted: 'ascending' | 'descending' | null
}

export interface StockPageRow {
  readonly id: string
  readonly href: string
  readonly picture: string
  readonly title: string
  readonly stocknum: string
  readonly state: { readonly text: string; readonly tone: Tone }
  readonly price: string
  readonly isOnOffer: boolean
  readonly days: number
  readonly photos: number
  readonly views: string
  readonly leads: string
  readonly score: number
  readonly scoreTone: Tone
  /** '2 of 3'; '–' where no channel is on. */
  readonly channels: string
  readonly location: string
  /** The first things missing, for the worklist. */
  readonly tasks: readonly { readonly text: string; readonly href: string }[]
  readonly edited: number
}

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
  /** Whether the values are checked, so that they can be saved. */
  readonly isReady: boolean
}

export interface BulkField {
  readonly name: string
  readonly label: string
  readonly control: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly choices: readonly Choice[]
  readonly isAlwaysSet: boolean
}

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
  readonly back: string
  readonly state: StockPageRow['state']
  /** K-4: why the website does not list it; null: it does, or staff hid or sold it. */
  readonly unlisted: string | null
  /** The state that the buttons are for (STAFF-11). */
  readonly seenState: string
  readonly mayEdit: boolean
  readonly clashes: readonly ClashView[]
  readonly until: { readonly input: string; readonly fault: string | null; readonly hasFocus: boolean }
  readonly acts: readonly { readonly act: string; readonly label: string }[]
  readonly groups: readonly { readonly title: string; readonly fields: readonly DeskPageField[] }[]
  readonly photos: PhotoSection
  readonly score: {
    readonly points: number
    readonly tone: Tone
    readonly missing: readonly { readonly text: string; readonly href: string; readonly points: number }[]
  }
  readonly prices: readonly { readonly at: Moment; readonly price: string; readonly source: string }[]
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
  /** 'Feed drive' or 'Kim Lee, 23/11/2026 14:05, until 30/11/2026'. */
  readonly source: string
  readonly isOverridden: boolean
  /** 'The feed now says $21,990'; null if it says what it said. */
  readonly feedNow: string | null
}
