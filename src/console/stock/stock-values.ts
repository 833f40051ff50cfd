import type { ColumnFact } from '#domain/desk/column-facts.ts'
import type { StockColumn } from '#domain/desk/stock-columns.ts'
import type { Choice, Tab, Tone } from '../page-values.ts'
import type { StockNotice } from './stock-notice-values.ts'

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
  readonly prices: readonly { readonly name: string; readonly label: string; readonly value: string }[]
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
  /** Facts that are columns, in words that say what they are: a phone has no headings. */
  readonly facts: Readonly<Record<ColumnFact, string>>
  /** The first things missing, for the worklist. */
  readonly tasks: readonly { readonly text: string; readonly href: string }[]
  readonly edited: number
}

/** A field of a car as a control shows it. */
export interface BulkField {
  readonly name: string
  readonly label: string
  readonly control: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly choices: readonly Choice[]
  readonly isAlwaysSet: boolean
}
