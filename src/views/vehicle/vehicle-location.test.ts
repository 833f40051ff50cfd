import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { dealershipOf, vehicleLocation, vehiclePhone } from './vehicle-location.ts'

const [place] = exampleSite().locations
const AU = { region: 'AU' } as const
if (place === undefined) throw new Error('the example site has a location')

it('PHONE-2 uses the location’s number for the car’s type, and the feed’s own if the location is unknown', () => {
  expect(vehiclePhone(exampleCar(), { ...place, phoneUsed: '07 3000 0001' })).toBe('07 3000 0001')
  expect(vehiclePhone(exampleCar(), null)).toBe('07 3123 4567')
})

it('D-63 PHONE-2 prefers a car’s own number to its location’s', () => {
  const car = { ...exampleCar(), override_phone: '07 3999 9999' }
  expect(vehiclePhone(car, place)).toBe('07 3999 9999')
  expect(vehiclePhone(car, null)).toBe('07 3999 9999')
})

it('P-3 PHONE-2 a car at a place that is no location of the site is called there, else at the dealer’s', () => {
  const car = exampleCar()
  const at = (phone: string | null) => ({
    ...car,
    location: { ...car.location, slug: 'other-yard', name: 'Other Yard', city: 'Benalla', suburb: null, phone },
  })
  expect(vehiclePhone(at('03 5550 0000'), place)).toBe('03 5550 0000')
  expect(vehiclePhone({ ...at('03 5550 0000'), override_phone: '07 3999 9999' }, place)).toBe('07 3999 9999')
  expect(vehiclePhone(at(null), { ...place, phoneUsed: '07 3000 0001' })).toBe('07 3000 0001')
})

it('PHONE-2 shows no number for a location without one', () => {
  expect(vehicleLocation(exampleCar(), { ...place, phone: '' }, new Date(0), AU).maskedPhone).toBeNull()
})

it('D-31 shows the place of a car that is at none of the site’s locations, as its card does', () => {
  const car = exampleCar()
  const away = {
    ...car,
    location: {
      ...car.location,
      slug: 'elsewhere',
      name: null,
      city: 'Melbourne',
      suburb: null,
      state: 'VIC',
      postcode: '3000',
    },
  }
  expect(vehicleLocation(away, place, new Date(0), AU)).toMatchObject({
    name: 'Melbourne',
    address: 'Melbourne VIC 3000',
    directionsHref: expect.stringContaining('Melbourne+VIC+3000'),
    hoursToday: 'By appointment only',
  })
  expect(
    vehicleLocation({ ...away, location: { ...away.location, slug: place.slug } }, place, new Date(0), AU).name,
  ).toBe(place.name)
})

it('D-16 PHONE-1 reveals the number for the car’s dealership, else for its location’s', () => {
  const dealerships = [{ id: 'd1', slug: 'example-motors' }]
  const cars = [
    { dealership_id: 'd9', dealership_slug: 'example-motors' },
    { dealership_id: null, dealership_slug: 'example-motors' },
    { dealership_id: null, dealership_slug: 'not-a-dealership-of-the-site' },
  ]
  expect(cars.map((car) => dealershipOf(car, place, dealerships))).toEqual(['d9', 'd1', 'd1'])
  const last = exampleCar(cars[2])
  expect(vehicleLocation(last, place, new Date(0), { ...AU, dealerships }).dealershipId).toBe('d1')
  expect(dealershipOf(last, null, dealerships)).toBeNull()
})

it('LAW-2, PLACE-3 shows licence and today’s hours', () => {
  const shown = vehicleLocation(
    exampleCar(),
    { ...place, licenceNumber: '1234567' },
    new Date('2026-06-09T02:00:00Z'),
    AU,
  )
  expect(shown).toMatchObject({ licence: 'Dealer licence 1234567', hoursToday: 'Closed today' })
})
