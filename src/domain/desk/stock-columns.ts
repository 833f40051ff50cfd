import { COLUMN_FACTS } from '../car/fact-places.ts'
import { type ColumnFact, factColumn, isColumnFact } from './column-facts.ts'
import type { StockSort } from './stock-sort.ts'

/** DESK-1: a column of the desk's table that a person may show or not. The car's title always shows. */
interface StockColumnRow {
  readonly label: string
  /** What its heading sorts by; null: nothing. */
  readonly sort: StockSort | null
  readonly isNumber: boolean
  /** Whether it shows before a person chooses. */
  readonly isUsual: boolean
}

const STOCK_COLUMNS = {
  photo: { label: 'Photo', sort: null, isNumber: false, isUsual: true },
  stocknum: { label: 'Stock no.', sort: 'stocknum', isNumber: false, isUsual: true },
  status: { label: 'Status', sort: 'status', isNumber: false, isUsual: true },
  price: { label: 'Price', sort: 'price', isNumber: true, isUsual: true },
  age: { label: 'Days', sort: 'age', isNumber: true, isUsual: true },
  photos: { label: 'Photos', sort: 'photos', isNumber: true, isUsual: true },
  views: { label: 'Views', sort: 'views', isNumber: true, isUsual: true },
  leads: { label: 'Leads', sort: 'leads', isNumber: true, isUsual: true },
  score: { label: 'Score', sort: 'score', isNumber: true, isUsual: true },
  channels: { label: 'Channels', sort: 'channels', isNumber: true, isUsual: true },
  location: { label: 'Location', sort: 'location', isNumber: false, isUsual: false },
} as const satisfies Readonly<Record<string, StockColumnRow>>

export type StockColumn = keyof typeof STOCK_COLUMNS | ColumnFact
export const STOCK_COLUMN_NAMES: readonly StockColumn[] = [
  // Object.keys forgets the names.
  ...(Object.keys(STOCK_COLUMNS) as readonly (keyof typeof STOCK_COLUMNS)[]),
  ...COLUMN_FACTS,
]

export function stockColumn(name: StockColumn): StockColumnRow {
  return isColumnFact(name) ? factColumn(name) : STOCK_COLUMNS[name]
}

/** The columns that a person chose, in the table's order; the usual ones for no choice. Unknown names are ignored. */
export function readStockColumns(chosen: readonly string[] | null): readonly StockColumn[] {
  return STOCK_COLUMN_NAMES.filter((name) => (chosen === null ? stockColumn(name).isUsual : chosen.includes(name)))
}
