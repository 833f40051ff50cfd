import { cutText } from '../cut-text.ts'
import { EMPTY_QUERY, formatStockQuery, parseStockQuery, type StockQuery } from '../listing/stock-query.ts'
import { readStockOrder, type StockOrder, stockOrderText } from './stock-sort.ts'
import { STOCK_VIEWS, type StockView } from './stock-views.ts'

/** The state of the desk's table, all of it in the address (DESK-1). */
export interface StockListQuery {
  readonly view: StockView
  readonly words: string
  /** Values and ranges of the site's own filters, named as in its listing's addresses (SEARCH-1); nothing else is set. */
  readonly filters: StockQuery
  readonly order: StockOrder
  /** From 1. */
  readonly page: number
}

const LONGEST = 100

/** Reads the table's state from its address. What it does not know is left out. */
export function readStockListQuery(params: URLSearchParams): StockListQuery {
  const view = STOCK_VIEWS.find((each) => each === params.get('view')) ?? 'all'
  const page = Number(params.get('page') ?? '1')
  const words = cutText((params.get('q') ?? '').trim(), LONGEST)
  const { values, ranges } = parseStockQuery(params)
  const order = readStockOrder(params.get('sort'))
  return {
    view,
    words,
    filters: { ...EMPTY_QUERY, values, ranges },
    order: order === null || (order.by === 'match' && words === '') ? usualOrder(view, words) : order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The order of a table that nobody sorted: best match for words, most work for the worklist, else newest first. */
function usualOrder(view: StockView, words: string): StockOrder {
  if (words !== '') return { by: 'match', isDown: false }
  return view === 'worklist' ? { by: 'work', isDown: true } : { by: 'age', isDown: false }
}

/** The parameters of a state, without what is usual; '' for the whole stock. */
export function stockAddress(query: StockListQuery): string {
  const { view, words, filters, order, page } = query
  const params = new URLSearchParams(view === 'all' ? {} : { view })
  if (words !== '') params.set('q', words)
  for (const [name, value] of new URLSearchParams(formatStockQuery(filters))) params.append(name, value)
  if (!isUsuallyOrdered(query)) params.set('sort', stockOrderText(order))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

export function hasFilters({ filters }: StockListQuery): boolean {
  return Object.keys(filters.values).length > 0 || Object.keys(filters.ranges).length > 0
}

/** The same words and filters in another view, sorted as a person chose, else as that view usually is. */
export function inView(query: StockListQuery, view: StockView): StockListQuery {
  return { ...query, view, order: isUsuallyOrdered(query) ? usualOrder(view, query.words) : query.order, page: 1 }
}

/** Whether nobody chose the order. */
export function isUsuallyOrdered({ view, words, order }: StockListQuery): boolean {
  const usual = usualOrder(view, words)
  return order.by === usual.by && order.isDown === usual.isDown
}
