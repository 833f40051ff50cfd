import { expect, it } from 'vitest'
import { type AcceptedPrice, priceHistory } from './price-history.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const entry = (date: number, price: number | null, more: Partial<AcceptedPrice> = {}): AcceptedPrice => ({
  at: day(date),
  price,
  offerPrice: null,
  priceType: 'drive_away',
  source: 'dms',
  ...more,
})
const CAR = { price: 30_000, offer_price: null, price_type: 'drive_away' } as const

it('ALERT-4 has each price with the day since when it holds, latest first', () => {
  expect(priceHistory([entry(20, 30_000), entry(3, 33_000)], CAR)).toEqual([
    { amount: 30_000, from: day(20) },
    { amount: 33_000, from: day(3) },
  ])
})

it('ALERT-4 shows nothing with one price, or without the price of today', () => {
  expect(priceHistory([entry(3, 30_000)], CAR)).toBeNull()
  expect(priceHistory([entry(3, 33_000), entry(5, 31_000)], CAR)).toBeNull()
  expect(priceHistory([], CAR)).toBeNull()
})

it('ALERT-4 an offer is a price, and an entry that changes no price shows no line', () => {
  const offer = { ...CAR, price: 33_000, offer_price: 30_000 }
  const ledger = [entry(3, 33_000), entry(5, 33_000, { offerPrice: 30_000 }), entry(9, 34_000, { offerPrice: 30_000 })]
  expect(priceHistory(ledger, offer)?.map(({ amount }) => amount)).toEqual([30_000, 33_000])
})

it('ALERT-4 LAW-3 leaves out prices of another type, and meaningless ones', () => {
  const ledger = [
    entry(2, 29_000, { priceType: 'excluding_government_charges' }),
    entry(3, 33_000),
    entry(4, 1),
    entry(5, 30_000),
  ]
  expect(priceHistory(ledger, CAR)?.map(({ amount }) => amount)).toEqual([30_000, 33_000])
})
