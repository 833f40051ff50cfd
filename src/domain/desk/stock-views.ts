import { isOld } from './score.ts'
import type { StockRow } from './stock-row.ts'

type Holds = (row: StockRow, now: Date) => boolean

/** DESK-1: the built-in views of the table: the states, then those with work in them. */
const VIEWS = {
  all: ({ car }) => car.state !== 'sold',
  live: ({ car }) => car.state === 'live',
  held: ({ car }) => car.state === 'held',
  coming: ({ car }) => car.state === 'coming',
  hidden: ({ car }) => car.state === 'hidden',
  sold: ({ car }) => car.state === 'sold',
  worklist: ({ car, score }) => car.state !== 'sold' && score.points < 100,
  'no-photos': ({ car }) => car.state !== 'sold' && car.photos === 0,
  'no-price': ({ car }) => car.state !== 'sold' && car.price === null,
  old: ({ car }, now) => car.state !== 'sold' && isOld(car.createdAt, now),
  google: ({ car, isBlockedFromGoogle }) => car.state !== 'sold' && isBlockedFromGoogle,
  edited: ({ overridden }) => overridden.length > 0,
} as const satisfies Readonly<Record<string, Holds>>

export type StockView = keyof typeof VIEWS
export const STOCK_VIEWS = Object.keys(VIEWS) as readonly StockView[]
/** Each car that is not sold is in 'all' and in one other of them. */
export const STATE_VIEWS = ['all', 'live', 'held', 'coming', 'hidden', 'sold'] as const satisfies readonly StockView[]

/** Whether a row is in a view. */
export function isInView(view: StockView, row: StockRow, now: Date): boolean {
  const holds: Holds = VIEWS[view]
  return holds(row, now)
}
