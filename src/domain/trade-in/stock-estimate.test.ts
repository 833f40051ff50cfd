import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Comparable } from './comparables.ts'
import { type LikeCars, stockEstimate } from './stock-estimate.ts'

const THIS_YEAR = 2026
const NO_MARGIN = { margin: 0 }

function own(year: number, km: number, price: number): Comparable {
  return { own: true, dealer: 'yard', year, km, price }
}

const ofModel = (model: readonly Comparable[]): LikeCars => ({ model, segment: null })

const yard = [30_000, 31_000, 32_000, 33_000, 90_000].map((price) => own(2021, 60_000, price))

describe('TRADE-3 the estimate from comparable stock', () => {
  it('TRADE-3 is the median of cars of the same age and distance, with their number', () => {
    expect(stockEstimate({ year: 2021, km: 60_000 }, ofModel(yard), NO_MARGIN, THIS_YEAR)).toMatchObject({
      mid: 32_000,
      comparables: 5,
    })
  })

  it('TRADE-3 is a trade-in value: the retail price less the dealer’s margin', () => {
    expect(stockEstimate({ year: 2021, km: 60_000 }, ofModel(yard), { margin: 15 }, THIS_YEAR)?.mid).toBe(27_200)
  })

  it('TRADE-3 adjusts each car to the vehicle’s year and distance', () => {
    const older = yard.map((car) => ({ ...car, year: 2020, km: 80_000 }))
    const estimate = stockEstimate({ year: 2021, km: 60_000 }, ofModel(older), NO_MARGIN, THIS_YEAR)
    // Each car is adjusted by one year and 20,000 km: 32,000 / 0.92 / 0.975².
    expect(estimate?.mid).toBe(36_600)
  })

  it.each([
    ['four cars', yard.slice(1)],
    ['cars four years older', yard.map((car) => ({ ...car, year: 2017 }))],
    ['none', []],
  ])('TRADE-3 gives no estimate from %s', (_, cars) => {
    expect(stockEstimate({ year: 2021, km: 60_000 }, ofModel(cars), NO_MARGIN, THIS_YEAR)).toBeNull()
  })

  it('TRADE-3 limits the range, so that it is neither falsely exact nor useless', () => {
    const same = Array.from({ length: 5 }, () => own(2021, 60_000, 30_000))
    const wild = [8_000, 9_000, 30_000, 80_000, 90_000].map((price) => own(2021, 60_000, price))
    const of = (cars: readonly Comparable[]) =>
      stockEstimate({ year: 2021, km: 60_000 }, ofModel(cars), NO_MARGIN, THIS_YEAR)
    expect(of(same)).toEqual({ low: 28_800, mid: 30_000, high: 31_200, comparables: 5 })
    expect(of(wild)).toEqual({ low: 26_400, mid: 30_000, high: 33_600, comparables: 5 })
  })

  it('TRADE-3 is from cars of its segment where the model has too few, with a wider range, and says so', () => {
    const like = { model: yard.slice(1), segment: { name: 'small-cars', cars: yard } } as const
    expect(stockEstimate({ year: 2021, km: 60_000 }, like, NO_MARGIN, THIS_YEAR)).toEqual({
      low: 28_100,
      mid: 32_000,
      high: 35_900,
      comparables: 5,
      segment: 'small-cars',
    })
    const few = { ...like, segment: { ...like.segment, cars: yard.slice(1) } }
    expect(stockEstimate({ year: 2021, km: 60_000 }, few, NO_MARGIN, THIS_YEAR)).toBeNull()
  })

  it('TRADE-3 keeps a figure from the segment between those of the model’s own older and newer cars', () => {
    const dear = Array.from({ length: 5 }, () => own(2021, 60_000, 90_000))
    const like = {
      model: Array.from({ length: 5 }, () => own(2026, 60_000, 40_000)),
      segment: { name: 'utes', cars: dear },
    } as const
    expect(stockEstimate({ year: 2021, km: 60_000 }, like, NO_MARGIN, THIS_YEAR)?.mid).toBe(31_100)
  })

  const cars = fc.array(
    fc.record({
      own: fc.boolean(),
      dealer: fc.constantFrom('b', 'c', 'd'),
      year: fc.integer({ min: 2016, max: 2026 }),
      km: fc.integer({ min: 0, max: 200_000 }),
      price: fc.integer({ min: 1_000, max: 120_000 }),
    }),
    { minLength: 5, maxLength: 60 },
  )
  const stock: fc.Arbitrary<LikeCars> = fc.record({
    model: cars,
    segment: fc.option(fc.record({ name: fc.constant('utes' as const), cars })),
  })
  const year = fc.integer({ min: 2018, max: 2027 })
  const km = fc.integer({ min: 0, max: 100_000 })
  const NUMBERS = ['low', 'mid', 'high'] as const

  it('TRADE-3 never rises with more kilometres, and its range includes the middle', () => {
    fc.assert(
      fc.property(stock, year, km, km, (cars, year, one, other) => {
        const near = stockEstimate({ year, km: Math.min(one, other) }, cars, { margin: 15 }, THIS_YEAR)
        const far = stockEstimate({ year, km: Math.max(one, other) }, cars, { margin: 15 }, THIS_YEAR)
        expect(far === null).toBe(near === null)
        if (!near || !far) return
        for (const name of NUMBERS) expect(far[name]).toBeLessThanOrEqual(near[name])
        expect(far.low).toBeGreaterThanOrEqual(0)
        expect(far.low).toBeLessThanOrEqual(far.mid)
        expect(far.mid).toBeLessThanOrEqual(far.high)
      }),
    )
  })

  it('TRADE-3 never rises with more years, whatever is for sale', () => {
    fc.assert(
      fc.property(stock, year, year, km, (cars, one, other, km) => {
        const young = stockEstimate({ year: Math.max(one, other), km }, cars, { margin: 15 }, THIS_YEAR)
        const old = stockEstimate({ year: Math.min(one, other), km }, cars, { margin: 15 }, THIS_YEAR)
        if (young && old) for (const name of NUMBERS) expect(old[name]).toBeLessThanOrEqual(young[name])
      }),
      { numRuns: 500 },
    )
  })
})
