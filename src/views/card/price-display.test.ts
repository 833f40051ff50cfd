import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { priceDisplay, priceLines } from './price-display.ts'

const display = (changes: Partial<Car>, subscriptions = false) =>
  priceDisplay(exampleCar(changes), exampleSite({ card: { subscriptions } }).card)

/** A car with every kind of price; each test removes the one with the highest precedence. */
const all = { subscription_price: 229, price: 45_990, offer_price: 43_990, preorder: true }

describe('CARD-5 the first price that applies wins', () => {
  it('CARD-5 shows the subscription price where the site offers subscriptions', () => {
    expect(display(all, true)).toEqual({
      kind: 'subscription',
      text: '$229 / week',
      type: null,
      was: null,
      amount: 229,
    })
  })
  it('CARD-5 shows the reduced price where the site offers none', () => {
    expect(display(all)).toMatchObject({ kind: 'price', text: '$43,990', amount: 43_990 })
  })
  it.each([0, null])('CARD-5 shows the reduced price if the subscription costs %s', (subscription_price) => {
    expect(display({ ...all, subscription_price }, true)).toMatchObject({ kind: 'price', text: '$43,990' })
  })
  it('CARD-5 shows the ordinary price without a reduced one', () => {
    expect(display({ ...all, offer_price: null })).toMatchObject({ kind: 'price', text: '$45,990' })
  })
  it('CARD-5 shows PREORDER for a preorder car whose price is 10 or less', () => {
    expect(display({ ...all, offer_price: null, price: 10 })).toEqual({
      kind: 'preorder',
      text: 'PREORDER',
      type: null,
      was: null,
      amount: null,
    })
  })
  it('CARD-5 shows a price of 11', () => {
    expect(display({ price: 11 })).toMatchObject({ text: '$11' })
  })
  it('CARD-5 shows the no-price text otherwise', () => {
    expect(display({ price: null })).toEqual({
      kind: 'none',
      text: 'Enquire for price.',
      type: null,
      was: null,
      amount: null,
    })
  })
})

it.each([
  [47_990, 'Was $47,990, now:'],
  [45_991, 'Was $45,991, now:'],
  [45_990, null],
  [40_000, null],
  [null, null],
])('CARD-6 before_price %s with $45,990 shows %s', (before_price, was) => {
  expect(display({ before_price }).was).toBe(was)
})

it.each([
  [19_991.4, 19_990.6],
  [19_990.5, 19_990.9],
  [19_991, 19_990.51],
])(
  'D-32 CARD-6 before_price %s and price %s are the same in whole dollars, so it is not shown',
  (before_price, price) => {
    expect(display({ before_price, price, offer_price: null }).was).toBeNull()
  },
)

it('D-32 CARD-6 shows a former price that is higher in whole dollars', () => {
  expect(display({ before_price: 19_991.5, price: 19_991.4, offer_price: null }).was).toBe('Was $19,992, now:')
})

it('CARD-6 compares a former price with the reduced price', () => {
  expect(display({ before_price: 45_990, offer_price: 43_990 }).was).toBe('Was $45,990, now:')
})

it.each([
  ['drive_away', 'Drive away'],
  ['estimated_drive_away', 'Estimated drive away'],
  ['excluding_government_charges', 'Excl. government charges'],
  [null, null],
] as const)('LAW-3 labels a price of type %s as %s', (price_type, type) => {
  expect(display({ price_type }).type).toBe(type)
})

it('LAW-3 shows no price type for a car without a price', () => {
  expect(display({ price: null }).type).toBeNull()
})

describe('INTAKE-8 two prices', () => {
  const both = { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 } as const

  it('INTAKE-8 shows the other one with what it includes', () => {
    expect(display(both)).toMatchObject({
      text: '$32,990',
      type: 'Drive away',
      other: { text: '$30,200', type: 'Excl. government charges' },
    })
  })
  it('INTAKE-8 LAW-3 is a line each in texts, with what each includes', () => {
    expect(priceLines(display(both))).toEqual(['$32,990 drive away', '$30,200 excl. government charges'])
    expect(priceLines(display({ price_type: null }))).toEqual(['$45,990'])
    expect(priceLines(display({ price: null }))).toEqual(['Enquire for price.'])
  })
  it('INTAKE-8 says nothing, not even null, of a car with one price: a listing carries each word', () => {
    expect(Object.keys(display({}))).toEqual(['kind', 'text', 'type', 'was', 'amount'])
    expect(display({ ...both, subscription_price: 229 }, true)).not.toHaveProperty('other')
  })
})
