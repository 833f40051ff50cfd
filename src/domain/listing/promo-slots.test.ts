import { expect, it } from 'vitest'
import { exampleSite } from '../testing/example-site.ts'
import { promotionSeed, withPromotions } from './promo-slots.ts'

const cards = ['A', 'B', 'C'].map((title) => ({ title, text: '', button: '', href: '/' }))
const cars = Array.from({ length: 21 }, (_, number) => `car ${number + 1}`)
const { positions } = exampleSite().search.promotions

const placed = (items: readonly string[], promotions: Parameters<typeof withPromotions>[1], seed = 1) =>
  withPromotions(items, promotions, seed, ({ title }) => title)

it('SEARCH-14 puts promotional cards at positions 8 and 17, without losing a car', () => {
  const items = placed(cars, { positions, cards })
  expect(items).toHaveLength(23)
  expect(items.flatMap((item, index) => (item.startsWith('car') ? [] : [index + 1]))).toEqual([8, 17])
  expect(items.filter((item) => item.startsWith('car'))).toEqual(cars)
  expect(items[7]).not.toBe(items[16])
})

it('SEARCH-14 accepts other positions, in any order', () => {
  expect(placed(cars, { positions: [9], cards })[8]).toMatch(/^[ABC]$/)
  expect(placed(cars, { positions: [17, 8], cards })).toEqual(placed(cars, { positions, cards }))
})

it.each([
  [6, 6],
  [7, 8],
  [0, 0],
])('SEARCH-14 shows %d cars as %d items, skipping positions beyond the cars', (count, length) => {
  expect(placed(cars.slice(0, count), { positions, cards })).toHaveLength(length)
})

it('SEARCH-14 shows no promotion on a page without cars, even at the first position', () => {
  expect(placed([], { positions: [1], cards })).toEqual([])
})

it('SEARCH-14 shows none on a site without cards', () => {
  expect(placed(cars, { positions, cards: [] })).toEqual(cars)
})

it('SEARCH-14 changes the order every hour', () => {
  const at = (time: string) => promotionSeed(new Date(time))
  expect(at('2026-06-10T12:00:00Z')).toBe(at('2026-06-10T12:59:59Z'))
  expect(at('2026-06-10T12:59:59Z')).not.toBe(at('2026-06-10T13:00:00Z'))
})

it('SEARCH-14 puts each card into each position over a day', () => {
  const day = Array.from({ length: 24 }, (_, hour) => placed(cars, { positions, cards }, 494_000 + hour))
  expect(new Set(day.map((items) => items[7]))).toEqual(new Set(['A', 'B', 'C']))
  expect(new Set(day.map((items) => items[16]))).toEqual(new Set(['A', 'B', 'C']))
})
