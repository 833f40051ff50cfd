import { expect, it } from 'vitest'
import type { Car } from '../car/car.ts'
import { exampleCar } from '../testing/example-car.ts'
import type { OfferedCar } from './offered-car.ts'
import { sortOffers } from './sort-offers.ts'

const PLACE = { code: 'south', name: 'South', street: null, city: null, state: 'QLD', postcode: '4105', phone: null }
const VIN = 'MR0HA3CD500123456'

function offered(change: Partial<Car> = {}, more: Partial<OfferedCar> = {}): OfferedCar {
  const car = exampleCar({ vin: VIN, colour: 'White', km: 41_000, badge: 'SR5', ...change })
  return {
    car,
    link: `https://yard.example/cars/${car.slug}`,
    photos: ['https://yard.example/1.jpg'],
    photoTexts: [''],
    price: { amount: 49_990, type: 'drive_away' },
    currency: 'AUD',
    country: 'AU',
    place: PLACE,
    ...more,
  }
}

const reasons = (channel: 'google' | 'meta' | 'csv', car: OfferedCar, others: readonly OfferedCar[] = []) =>
  sortOffers(channel, [car, ...others]).blocked.find(({ offered: { car: blocked } }) => blocked.id === car.car.id)
    ?.reasons ?? []

it.each(['google', 'meta', 'csv'] as const)('OUT-2 %s takes a complete used car', (channel) => {
  expect(reasons(channel, offered())).toEqual([])
})

it.each<[string, OfferedCar, string]>([
  ['is sold', offered({ sold: true }), 'It is sold.'],
  ['is reserved', offered({ reserved: true }), 'A buyer has reserved it.'],
  ['has yet to arrive', offered({ status: 'coming_soon' }), 'It is not on the yard yet.'],
])('OUT-1 no channel takes a car that %s', (_, car, reason) => {
  for (const channel of ['google', 'meta', 'csv'] as const) expect(reasons(channel, car)).toEqual([reason])
})

it.each<[string, OfferedCar, string]>([
  ['a caravan', offered({ item_type: 'caravan' }), 'Google takes cars, utes and vans only.'],
  ['a motorhome', offered({ simple_body: 'motorhome' }), 'Google takes cars, utes and vans only.'],
  ['no VIN', offered({ vin: null }), 'It has no VIN.'],
  ['a short VIN', offered({ vin: 'ABC123' }), 'Its VIN ABC123 is not 17 letters and digits.'],
  ['a VIN with an O', offered({ vin: 'MRO0A3CD500123456' }), 'Its VIN MRO0A3CD500123456 is not 17 letters and digits.'],
  ['no year', offered({ year: null }), 'It has no year.'],
  ['a long make', offered({ make: 'M'.repeat(71) }), 'Its make is longer than 70 characters.'],
  ['a long model', offered({ model: 'M'.repeat(151) }), 'Its model is longer than 150 characters.'],
  ['the badge in its model', offered({ model: 'HiLux SR5' }), "Its model 'HiLux SR5' has the badge 'SR5' in it."],
  ['no colour', offered({ colour: null }), 'It has no colour.'],
  ['no odometer', offered({ km: null }), 'It has no odometer reading.'],
  ['a new car with 321 km', offered({ car_type: 'new', km: 321 }), 'It is new, but has 321 km: more than 320.'],
  ['no price', offered({}, { price: null }), 'It has no total price.'],
  ['a price of no type', offered({}, { price: { amount: 1, type: null } }), 'Its price does not say what it includes.'],
  [
    'a new car without charges',
    offered({ car_type: 'new', km: 8 }, { price: { amount: 1, type: 'excluding_government_charges' } }),
    'A new car needs a drive-away price.',
  ],
  [
    'a used car with an estimate',
    offered({}, { price: { amount: 1, type: 'estimated_drive_away' } }),
    'A used car needs a drive-away price, or one without government charges.',
  ],
  ['no photo', offered({}, { photos: [] }), 'It has no photo.'],
  ['no location', offered({}, { place: null }), 'It is at none of your locations.'],
  [
    'a location 007',
    offered({}, { place: { ...PLACE, code: '007' } }),
    'The code of its location, 007, begins with a zero.',
  ],
])('OUT-2 Google does not take %s', (_, car, reason) => {
  expect(reasons('google', car)).toEqual([reason])
})

it('OUT-2 takes a new car at an estimated drive-away price', () => {
  const price = { amount: 1, type: 'estimated_drive_away' } as const
  expect(reasons('google', offered({ car_type: 'new', km: 8 }, { price }))).toEqual([])
})

it('OUT-2 names the VIN that two cars share, for both', () => {
  const [one, two] = [offered(), offered({ id: 'other' })]
  for (const channel of ['google', 'meta'] as const) {
    const { eligible, blocked } = sortOffers(channel, [one, two])
    expect(eligible).toEqual([])
    expect(blocked.map((each) => each.reasons)).toEqual(Array(2).fill([`Another car has the same VIN, ${VIN}.`]))
  }
})

it('OUT-2 names every reason', () => {
  const car = offered({ vin: null, colour: null, reserved: true }, { photos: [], price: null })
  expect(reasons('meta', car)).toEqual([
    'A buyer has reserved it.',
    'It has no VIN.',
    'It has no colour.',
    'It has no total price.',
    'It has no photo.',
  ])
})
