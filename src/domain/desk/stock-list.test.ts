import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { exampleSite } from '../testing/example-site.ts'
import { stockCar } from './stock-car.ts'
import { stockListing } from './stock-list.ts'
import { inView, readStockListQuery, stockAddress } from './stock-list-query.ts'
import type { StockRow } from './stock-row.ts'
import { nextOrder } from './stock-sort.ts'

const NOW = new Date('2026-02-01T00:00:00Z')
const DAY = 86_400_000
const full = { points: 100, missing: [] }
function row(id: string, change: Parameters<typeof exampleCar>[0], rest: Partial<StockRow> = {}): StockRow {
  return {
    car: stockCar(exampleCar({ id, ...change }), exampleSite()),
    views: 0,
    leads: 0,
    score: full,
    overridden: [],
    takenBy: [],
    isBlockedFromGoogle: false,
    rank: null,
    ...rest,
  }
}
const ROWS = [
  row('a', { name: '2020 Mazda 3', stocknum: 'U10', price: 20_000 }, { takenBy: ['google'] }),
  row('b', { name: '2021 Kia Rio', stocknum: 'U9', price: 15_000 }, { overridden: ['price'], leads: 4 }),
  row('c', { name: '2019 Ford Ranger', price: null, offer_price: null }, { score: { points: 60, missing: [] } }),
  row('d', { name: '2018 Mazda 6', sold: true }, { isBlockedFromGoogle: true }),
  row('e', { name: '2022 Mazda 2', reserved: true, price: 18_000 }, { views: 9, isBlockedFromGoogle: true }),
  row('f', { name: '2022 MG 3', show_on_dealer_website: false, price: 9_000, images: [] }),
  row('g', { name: '2026 Mazda CX-5', status: 'coming_soon', price: 45_000, created_at: '2025-06-01T00:00:00Z' }),
]
const listed = (address: string, rows = ROWS) => {
  const { rows: shown, ...rest } = stockListing(rows, readStockListQuery(new URLSearchParams(address)), NOW)
  return { ids: shown.map(({ car }) => car.id).join(''), ...rest }
}

it.each([
  ['', 'abcefg'],
  ['view=live', 'abc'],
  ['view=held', 'e'],
  ['view=coming', 'g'],
  ['view=hidden', 'f'],
  ['view=sold', 'd'],
  ['view=edited', 'b'],
  ['view=worklist', 'c'],
  ['view=no-photos', 'f'],
  ['view=no-price', 'c'],
  ['view=old', 'g'],
  ['view=google', 'e'],
])('DESK-1 the view at ?%s has its cars, and counts them', (address, ids) => {
  const { counts, ...shown } = listed(address)
  expect([...shown.ids].sort().join('')).toBe(ids)
  expect(counts[readStockListQuery(new URLSearchParams(address)).view]).toBe(ids.length)
})

it.each([
  ['sort=price', 'fbeagc'],
  ['sort=-price', 'gaebfc'],
  ['sort=score', 'c'],
  ['sort=-views', 'e'],
  ['sort=-leads', 'b'],
  ['sort=-channels', 'a'],
  ['sort=photos', 'f'],
  ['sort=-age', 'g'],
  // 'U9' before 'U10'.
  ['sort=stocknum&view=live', 'cba'],
])('DESK-1 the order of ?%s; a car without the value is last in either direction', (address, ids) => {
  expect(listed(address).ids.startsWith(ids)).toBe(true)
})

it('DESK-1 words show the best match first, until a heading is pressed', () => {
  const found = ROWS.slice(0, 3).map((each, rank) => ({ ...each, rank: 2 - rank }))
  expect(listed('q=mazda', found).ids).toBe('cba')
  expect(listed('q=mazda&sort=price', found).ids).toBe('bac')
})

it('DESK-1 a heading sorts in its first direction, then in the other', () => {
  const newest = { by: 'age', isDown: false } as const
  const dearest = nextOrder('price', nextOrder('price', newest))
  expect([nextOrder('price', newest), dearest]).toEqual([
    { by: 'price', isDown: false },
    { by: 'price', isDown: true },
  ])
  expect(nextOrder('views', newest)).toEqual({ by: 'views', isDown: true })
})

it('DESK-1 pages hold 50 cars, each car once, whatever the order has equal', () => {
  const many = Array.from({ length: 120 }, (_, index) => row(`car-${index}`, { price: 1_000 * (index % 3) + 5_000 }))
  const ids = [1, 2, 3].flatMap((page) =>
    stockListing(many, readStockListQuery(new URLSearchParams(`sort=price&page=${page}`)), NOW).rows.map(
      ({ car }) => car.id,
    ),
  )
  expect([ids.length, new Set(ids).size]).toEqual([120, 120])
  expect(listed('page=9', many)).toMatchObject({ page: 3, pages: 3, total: 120 })
})

it.each([
  'view=hidden&q=white+ute&make=Toyota&make=Mazda&price=10000%3A20000&sort=-leads&page=3',
  'view=worklist',
  'sort=-age',
  '',
])('DESK-1 the whole state of the table is in its address: ?%s', (address) => {
  expect(stockAddress(readStockListQuery(new URLSearchParams(address)))).toBe(address)
})

it('DESK-1 an unknown view, order or page is the usual one', () => {
  expect(stockAddress(readStockListQuery(new URLSearchParams('view=x&sort=y&page=-2')))).toBe('')
})

it('DESK-1 another view leaves words and filters, and sorts as it usually is unless a person sorted', () => {
  const to = (address: string) => stockAddress(inView(readStockListQuery(new URLSearchParams(address)), 'worklist'))
  expect(to('make=Kia&page=2')).toBe('view=worklist&make=Kia')
  expect(readStockListQuery(new URLSearchParams(to(''))).order).toEqual({ by: 'work', isDown: true })
  expect(to('sort=price')).toBe('view=worklist&sort=price')
})

it('DESK-1 a car is old after 90 days', () => {
  const at = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()
  const rows = [row('n', { created_at: at(90) }), row('o', { created_at: at(91) })]
  expect(listed('view=old', rows).ids).toBe('o')
})
