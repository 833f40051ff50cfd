import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Comparable, comparableCars } from './comparables.ts'

const car = (dealer: string, price = 30_000): Comparable => ({
  own: dealer === 'own',
  dealer,
  year: 2021,
  km: 50_000,
  price,
})
const of = (dealers: string) => dealers.split(' ').map((dealer) => car(dealer))

describe('TRADE-3 comparableCars', () => {
  it('TRADE-3 uses only the site’s own cars if there are five', () => {
    const own = of('own own own own own')
    expect(comparableCars([...own, ...of('b b c c d')])).toEqual(own)
    expect(comparableCars(own.slice(1))).toBeNull()
  })

  it.each([
    ['five cars of three others', 'b b c c d', 5],
    ['with cars of the site itself', 'own own b b c c d', 7],
    ['four cars of others, whatever the site has itself', 'own own own own b c d e', null],
    ['five of two others', 'b b b c c', null],
    ['three others, one with more than half of the cars', 'b b b b c d', null],
    ['three others, one with half of the cars', 'b b b c c d', 6],
  ])('TRADE-3 %s', (_, dealers, cars) => {
    expect(comparableCars(of(dealers))?.length ?? null).toBe(cars)
  })

  it('TRADE-3 ignores other dealers’ cars if there are too few, whatever their prices', () => {
    const dealer = fc.constantFrom('own', 'b', 'c', 'd', 'e')
    const cars = fc.array(fc.record({ dealer, price: fc.integer({ min: 1000, max: 90_000 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(cars, (drawn) => {
        const all = drawn.map((each) => car(each.dealer, each.price))
        const others = all.filter(({ own }) => !own)
        const told = comparableCars(all)
        if (told?.some(({ own }) => !own)) {
          expect(new Set(others.map((each) => each.dealer)).size).toBeGreaterThanOrEqual(3)
          expect(others.length).toBeGreaterThanOrEqual(5)
        } else expect(told).toEqual(comparableCars(all.filter(({ own }) => own)))
      }),
    )
  })
})
