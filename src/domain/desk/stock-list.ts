import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/current-price.ts'
import { type Score, worklistRank } from './score.ts'

/** A car in the desk's table. */
export interface StockRow {
  readonly car: Car
  readonly views: number
  readonly score: Score
  /** Parts that staff set. */
  readonly overridden: readonly string[]
}

/** What a car is for the desk, in one word. The first that holds counts. */
export type DeskState = 'sold' | 'hidden' | 'held' | 'coming' | 'live'

export function deskState(car: Pick<Car, 'status' | 'sold' | 'reserved' | 'show_on_dealer_website'>): DeskState {
  if (car.sold || car.status === 'sold') return 'sold'
  if (!car.show_on_dealer_website) return 'hidden'
  if (car.reserved) return 'held'
  return car.status === 'coming_soon' ? 'coming' : 'live'
}

/** DESK-1: the saved views of the table, with the cars that each has. */
const VIEWS = {
  all: ({ car }) => deskState(car) !== 'sold',
  live: ({ car }) => deskState(car) === 'live',
  held: ({ car }) => deskState(car) === 'held',
  coming: ({ car }) => deskState(car) === 'coming',
  hidden: ({ car }) => deskState(car) === 'hidden',
  sold: ({ car }) => deskState(car) === 'sold',
  edited: ({ overridden }) => overridden.length > 0,
  worklist: ({ car, score }) => deskState(car) !== 'sold' && score.points < 100,
} as const satisfies Readonly<Record<string, (row: StockRow) => boolean>>

export type StockView = keyof typeof VIEWS
export const STOCK_VIEWS = Object.keys(VIEWS) as readonly StockView[]

type Order = (one: StockRow, other: StockRow) => number

/** The orders of the table. */
const ORDERS = {
  newest: (one, other) => other.car.created_at.localeCompare(one.car.created_at),
  oldest: (one, other) => one.car.created_at.localeCompare(other.car.created_at),
  cheapest: (one, other) => priceOf(one, MOST) - priceOf(other, MOST),
  dearest: (one, other) => priceOf(other, 0) - priceOf(one, 0),
  views: (one, other) => other.views - one.views,
  score: (one, other) => one.score.points - other.score.points,
  photos: (one, other) => one.car.images.length - other.car.images.length,
  // DESK-6
  work: (one, other) => worklistRank(other.score, other.views) - worklistRank(one.score, one.views),
} as const satisfies Readonly<Record<string, Order>>

export type StockOrder = keyof typeof ORDERS
export const STOCK_ORDERS = Object.keys(ORDERS) as readonly StockOrder[]

/** The state of the table, all of it in the address. */
export interface StockListQuery {
  readonly view: StockView
  readonly words: string
  readonly order: StockOrder
  /** From 1. */
  readonly page: number
}

export const CARS_A_PAGE = 50

export function readStockListQuery(params: URLSearchParams): StockListQuery {
  const view = STOCK_VIEWS.find((each) => each === params.get('view')) ?? 'all'
  const page = Number(params.get('page') ?? '1')
  return {
    view,
    words: (params.get('q') ?? '').trim().slice(0, 100),
    order: STOCK_ORDERS.find((each) => each === params.get('sort')) ?? (view === 'worklist' ? 'work' : 'newest'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export interface StockListing {
  readonly rows: readonly StockRow[]
  /** Cars of the view that have the words. */
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly counts: Readonly<Record<StockView, number>>
}

/** DESK-1: the rows of a page. Each word must be in the title, stock number, plate, VIN, tag or colour. */
export function stockListing(rows: readonly StockRow[], query: StockListQuery): StockListing {
  const words = query.words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(({ car }) => {
    const text = textOf(car)
    return words.every((word) => text.includes(word))
  })
  const shown = found.filter(VIEWS[query.view])
  const order: Order = ORDERS[query.order]
  const sorted = shown.sort((one, other) => order(one, other) || (one.car.id < other.car.id ? -1 : 1))
  const pages = Math.max(1, Math.ceil(sorted.length / CARS_A_PAGE))
  const page = Math.min(query.page, pages)
  const counts = Object.fromEntries(STOCK_VIEWS.map((view) => [view, found.filter(VIEWS[view]).length]))
  return {
    rows: sorted.slice((page - 1) * CARS_A_PAGE, page * CARS_A_PAGE),
    total: sorted.length,
    pages,
    page,
    // The entries are the views.
    counts: counts as Record<StockView, number>,
  }
}

const MOST = Number.MAX_SAFE_INTEGER

/** Cars without a price come last, whichever come first. */
function priceOf({ car }: StockRow, without: number): number {
  return currentPrice(car) ?? without
}

function textOf({ name, year, make, model, badge, stocknum, regplate, vin, tag, colour }: Car): string {
  return [name, year, make, model, badge, stocknum, regplate, vin, tag, colour].filter(Boolean).join(' ').toLowerCase()
}
