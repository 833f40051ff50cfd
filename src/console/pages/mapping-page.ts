import type { ClashView } from '../form/clash-view.ts'
import type { RefusedRow } from './feed-page.ts'

/** INTAKE-6: the mapping of a feed, with its result on the stored file. */
export interface MappingPage {
  readonly kind: 'feed-mapping'
  readonly feed: string
  readonly fault: string | null
  readonly notice: string | null
  readonly clashes: readonly ClashView[]
  /** What the page shows of the stored mapping (STAFF-11). */
  readonly shown: readonly { readonly name: string; readonly shown: string }[]
  readonly lines: readonly { readonly field: string; readonly from: string }[]
  readonly columns: readonly string[]
  /** 'stock.csv of 23 November, 9:15 am'; null: no file is stored. */
  readonly file: string | null
  readonly rows: TriedRows
}

/** What a mapping makes of the first rows of a file. */
export interface TriedRows {
  /** Why the file cannot be read. */
  readonly fault: string | null
  readonly summary: string
  readonly absent: readonly string[]
  readonly unused: readonly string[]
  readonly cars: readonly {
    readonly line: string
    readonly title: string
    readonly details: string
    readonly price: string
  }[]
  readonly refused: readonly RefusedRow[]
}
