import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { readStockListQuery, type StockRow, stockListing } from './stock-list.ts'

const full = { points: 100, missing: [] }
function row(id: string, change: Parameters<typeof exampleCar>[0], rest: Partial<StockRow> = {}): StockRow {
  return { car: exampleCar({ id, ...change }), views: 0, score: full, overridden: [], ...rest }
}
const ROWS = [
  row('a', { name: '2020 Mazda 3', stocknum: 'U1', price: 20_000 }),
  row('b', { name: '2021 Kia Rio', regplate: 'XYZ999', price: 15_000 }, { overridden: ['price'] }),
  row('c', { name: '2019 Ford Ranger', price: null, offer_price: null }, { score: { points: 60, missing: [] } }),
  row('d', { name: '2018 Mazda 6', sold: true }),
  row('e', { name: '2022 Mazda 2', reserved: true, price: 18_000 }, { views: 9 }),
  row('f', { name: '2022 MG 3', show_on_dealer_website: false, price: 9_000 }),
  row('g', { name: '2026 Mazda CX-5', status: 'coming_soon', price: 45_000 }),
]
const listed = (address: string) => {
  const { rows, total, counts } = stockListing(ROWS, readStockListQuery(new URLSearchParams(address)))
  return { ids: rows.map(({ car }) => car.id).join(''), total, counts }
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
])('DESK-1 the view at ?%s has its cars', (address, ids) => {
  expect([...listed(address).ids].sort().join('')).toBe(ids)
})

it.each([
  ['sort=cheapest', 'fbeagc'],
  ['sort=dearest', 'gaebfc'],
  ['sort=score', 'c'],
  ['sort=views', 'e'],
])('DESK-1 the order of ?%s', (address, ids) => {
  expect(listed(address).ids.startsWith(ids)).toBe(true)
})

it('DESK-1 finds words in title, stock number and plate, and counts each view for them', () => {
  expect(listed('q=kia+rio').ids).toBe('b')
  expect(listed('q=xyz999').ids).toBe('b')
  expect(listed('q=U1').ids).toBe('a')
  expect(listed('q=mazda').counts).toMatchObject({ all: 3, sold: 1, held: 1, coming: 1 })
})

it('DESK-1 an unknown view, order or page is the default', () => {
  expect(readStockListQuery(new URLSearchParams('view=x&sort=y&page=-2'))).toEqual({
    view: 'all',
    words: '',
    order: 'newest',
    page: 1,
  })
})
