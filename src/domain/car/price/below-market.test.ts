import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import { belowMarket, belowMarketExplained } from './below-market.ts'

const at = (price: number | null, state: number | null, nation: number | null) =>
  belowMarket(exampleCar({ price, autograb_data: { state_average_market_price: state, average_market_price: nation } }))

it.each([
  [20_000, 20_500, null, '$500'],
  [20_000, 20_499, null, null],
  [20_000, 19_000, null, null],
  [20_000, null, 21_200, '$1,200'],
  [20_000, 20_100, 30_000, null],
  [20_000, null, null, null],
  [null, 20_500, null, null],
])('CARD-7 at %s with averages %s (state) and %s (nation) the badge says %s', (price, state, nation, difference) => {
  expect(at(price, state, nation)?.difference ?? null).toBe(difference)
})

it('CARD-7 the badge says how far below', () => {
  expect(at(20_000, 21_200, null)).toEqual({ text: '$1,200 below market', difference: '$1,200' })
})

it.each([
  [
    { state_average_market_price: 47_000, average_market_price: 60_000 },
    'QLD',
    /^\$1,010 below .* in QLD of \$47,000 .*Source: AutoGrab\.$/,
  ],
  [{ state_average_market_price: 47_000, average_market_price: null }, null, / in its state /],
  [{ state_average_market_price: null, average_market_price: 60_000 }, 'QLD', / across the country of \$60,000 /],
] as const)('CARD-7 a badge of %o in %s explains the average it is based on', (autograb_data, state, said) => {
  const car = exampleCar({ autograb_data, location: { ...exampleCar().location, state } })
  expect(belowMarketExplained(car)?.explanation).toMatch(said)
})

it('CARD-7 has no explanation without a badge', () => {
  expect(belowMarketExplained(exampleCar())).toBeNull()
})
