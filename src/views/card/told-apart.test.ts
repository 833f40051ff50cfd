import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { cardView } from './card-view.ts'
import { toldApart } from './told-apart.ts'

const now = new Date('2026-06-10T12:00:00Z')
const cardsOf = (cars: readonly Partial<Car>[]) =>
  cars.map((car, at) => cardView(carSummary(exampleCar({ id: `c${at}`, ...car })), exampleSite(), { now }))
const names = (...cars: readonly Partial<Car>[]) => toldApart(cardsOf(cars)).map(({ name }) => name)

it.each([
  [
    'nothing where no other has its title',
    [{ year: 2020 }, { year: 2021 }],
    ['2020 Toyota HiLux', '2021 Toyota HiLux'],
  ],
  ['the trim', [{ badge: 'SR' }, { badge: 'SR5' }], ['2021 Toyota HiLux, SR', '2021 Toyota HiLux, SR5']],
  [
    'the price where the trim is the same',
    [{ price: 40_000 }, { price: 41_000 }],
    ['2021 Toyota HiLux, $40,000', '2021 Toyota HiLux, $41,000'],
  ],
  [
    'trim and kilometres where two of three have the same trim and price',
    [{ badge: 'SR' }, { km: 10 }, { km: 20 }],
    ['2021 Toyota HiLux, SR, 54,321 km', '2021 Toyota HiLux, SR5, 10 km', '2021 Toyota HiLux, SR5, 20 km'],
  ],
  [
    'a number where all that a card shows is the same',
    [{ stocknum: 'S1' }, { stocknum: 'S1' }],
    ['2021 Toyota HiLux', '2021 Toyota HiLux, 2'],
  ],
] as const)('FIELD-4 adds to a card’s name, for links apart, %s', (_words, cars, expected) => {
  expect(names(...cars)).toEqual(expected)
})

it('FIELD-4 leaves a car that a list has twice its own name, and gives the same card for the same name', () => {
  const [card, other] = cardsOf([{ badge: 'SR' }, { badge: 'SR5' }])
  if (!card || !other) throw new Error('no cards')
  expect(toldApart([card, card])).toEqual([card, card])
  expect(toldApart([card, other])[0]).toBe(toldApart([other, card])[1])
  // A list without the other takes the longer name off again.
  expect(toldApart(toldApart([card, other]).slice(0, 1))[0]?.name).toBe(card.title)
})
