import { COLUMN_FACTS } from '../car/fact-places.ts'
import { type ColumnFact, isColumnFact } from './column-facts.ts'
import type { DeskState } from './desk-state.ts'
import { worklistRank } from './score.ts'
import type { StockRow } from './stock-row.ts'

/** DESK-1: what the table can be sorted by. Rows without the value come last in either direction. */
const SORTS = {
  match: { value: ({ rank }) => rank, first: 'up' },
  title: { value: ({ car }) => car.title, first: 'up' },
  stocknum: { value: ({ car }) => car.stocknum, first: 'up' },
  status: { value: ({ car }) => STATE_ORDER.indexOf(car.state), first: 'up' },
  price: { value: ({ car }) => car.price, first: 'up' },
  // The number is the negative of the age, so that 'up' begins with the newest car.
  age: { value: ({ car }) => -Date.parse(car.createdAt), first: 'up' },
  photos: { value: ({ car }) => car.photos, first: 'up' },
  views: { value: ({ views }) => views, first: 'down' },
  leads: { value: ({ leads }) => leads, first: 'down' },
  score: { value: ({ score }) => score.points, first: 'up' },
  channels: { value: ({ takenBy }) => takenBy.length, first: 'up' },
  location: { value: ({ car }) => car.locationName, first: 'up' },
  // DESK-6
  work: { value: ({ score, views }) => worklistRank(score, views), first: 'down' },
} as const satisfies Readonly<Record<string, SortRow>>

interface SortRow {
  readonly value: (row: StockRow) => number | string | null
  /** Direction of the first click. */
  readonly first: 'up' | 'down'
}

const STATE_ORDER: readonly DeskState[] = ['live', 'coming', 'held', 'hidden', 'sold']

export type StockSort = keyof typeof SORTS | ColumnFact
// Object.keys forgets the names.
const STOCK_SORTS = [...Object.keys(SORTS), ...COLUMN_FACTS] as readonly StockSort[]

/** A fact begins with the least. */
function sortRow(by: StockSort): SortRow {
  return isColumnFact(by) ? { value: ({ car }) => car.facts[by], first: 'up' } : SORTS[by]
}

export interface StockOrder {
  readonly by: StockSort
  readonly isDown: boolean
}

/** 'price' is upwards, '-price' downwards; null for anything else. */
export function readStockOrder(text: string | null): StockOrder | null {
  const isDown = text?.startsWith('-') ?? false
  const by = STOCK_SORTS.find((name) => name === (isDown ? text?.slice(1) : text))
  return by === undefined ? null : { by, isDown }
}

export function stockOrderText({ by, isDown }: StockOrder): string {
  return isDown ? `-${by}` : by
}

/** What the heading of a column leads to: its first direction, or the other one if the table has that already. */
export function nextOrder(by: StockSort, now: StockOrder): StockOrder {
  const isFirstDown = sortRow(by).first === 'down'
  return { by, isDown: now.by === by && now.isDown === isFirstDown ? !isFirstDown : isFirstDown }
}

/** Sorted copies. Equal rows keep an order of their own, so that no car is on two pages. */
export function sortedRows(rows: readonly StockRow[], { by, isDown }: StockOrder): readonly StockRow[] {
  const { value: read } = sortRow(by)
  const valued = rows.map((row) => ({ row, value: read(row) }))
  valued.sort((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null) || byId(one.row, other.row)
    return (isDown ? -1 : 1) * compare(one.value, other.value) || byId(one.row, other.row)
  })
  return valued.map(({ row }) => row)
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return BY_WORDS.compare(String(one), String(other))
}

/** 'U9' before 'U10'. */
const BY_WORDS = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })

function byId({ car: one }: StockRow, { car: other }: StockRow): number {
  return one.id < other.id ? -1 : Number(one.id > other.id)
}
