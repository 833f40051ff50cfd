import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import { exampleSite } from '../../testing/example-site.ts'
import { isReservable, takesTradeIn } from './reservable.ts'

it.each([
  [{}, true],
  [{ status: 'coming_soon' }, false],
  [{ sold: true }, false],
  [{ reserved: true }, false],
  [{ preorder: true }, false],
  [{ price: 200 }, false],
  [{ price: 201 }, true],
  [{ price: null }, false],
  [{ payment_processors: [] }, false],
] as const)('CAR-11 with a deposit of $200 a car with %o is reservable: %s', (changes, reservable) => {
  expect(isReservable(exampleCar(changes), exampleSite({ reservation: { kind: 'deposit' } }).reservation)).toBe(
    reservable,
  )
})

it('CAR-11 no car is reservable where the site does not enable it', () => {
  expect(isReservable(exampleCar(), exampleSite().reservation)).toBe(false)
})

it.each([
  [{}, true],
  [{ status: 'coming_soon' }, false],
  [{ sold: true }, false],
  [{ reserved: true }, false],
  [{ price: 200 }, false],
  [{ price: 201 }, true],
  [{ price: null }, false],
] as const)('CAR-10 a car with %o takes a trade-in: %s', (changes, takes) => {
  expect(takesTradeIn(exampleCar(changes), exampleSite({ tradeIn: { valuation: true } }).tradeIn)).toBe(takes)
})

it('CAR-10 no car takes a trade-in where valuation is not enabled', () => {
  expect(takesTradeIn(exampleCar(), exampleSite().tradeIn)).toBe(false)
})
