import type { StockListQuery } from './stock-list-query.ts'
import type { StockRow } from './stock-row.ts'
import { sortedRows } from './stock-sort.ts'
import { isInView, STOCK_VIEWS, type StockView } from './stock-views.ts'

export const CARS_A_PAGE = 50

export interface StockListing {
  readonly rows: readonly StockRow[]
  /** Cars of the view that have the words and filters. */
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly counts: Readonly<Record<StockView, number>>
}

/** DESK-1: the rows of a page, of those that were found. */
export function stockListing(found: readonly StockRow[], query: StockListQuery, now: Date): StockListing {
  const viewRows = sortedRows(
    found.filter((row) => isInView(query.view, row, now)),
    query.order,
  )
  const pages = Math.max(1, Math.ceil(viewRows.length / CARS_A_PAGE))
  const page = Math.min(query.page, pages)
  const counts = Object.fromEntries(
    STOCK_VIEWS.map((view) => [view, found.reduce((sum, row) => sum + Number(isInView(view, row, now)), 0)]),
  )
  return {
    rows: viewRows.slice((page - 1) * CARS_A_PAGE, page * CARS_A_PAGE),
    total: viewRows.length,
    pages,
    page,
    // The entries are the views.
    counts: counts as Record<StockView, number>,
  }
}
