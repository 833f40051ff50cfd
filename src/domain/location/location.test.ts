import { expect, it } from 'vitest'
import { dealerData } from '#views/location/dealer-data.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleSite } from '../testing/example-site.ts'
import { addressText, directionsHref, licenceText, licenceTexts, locationOf } from './location.ts'

const [place] = exampleSite().locations
if (place === undefined) throw new Error('the example site has a location')
const DEALER = { name: 'Example Motors', region: 'AU', contact: { maskPhones: false } } as const
const PICTURE = '/pictures/made/suv.webp'
const service = { ...place, id: 'l2', slug: 'service', types: ['service' as const] }
const sales = { ...place, id: 'l3', slug: 'sales', dealershipSlug: 'other' }

const at = (slug: string | null, dealership_slug: string) =>
  exampleCar({ dealership_slug, location: { ...exampleCar().location, slug } })

it.each([
  ['the location it names', at('service', 'example-motors'), [place, service, sales], 'l2'],
  ['its dealership’s first that sells', at(null, 'other'), [service, place, sales], 'l3'],
  ['its dealership’s sales, not its service', at(null, 'example-motors'), [service, place], 'l1'],
  ['the only one', at('gone', 'nobody'), [service], 'l2'],
] as const)('PLACE-1 finds the location of a car at %s', (_, car, locations, id) => {
  expect(locationOf(car, locations)?.id).toBe(id)
})

it('PLACE-1 finds no location if none of several fits', () => {
  expect(locationOf(at('gone', 'nobody'), [place, sales])).toBeNull()
})

it('PLACE-2 formats the address and the directions link, and LAW-2 labels the licence', () => {
  expect(addressText(place)).toBe('1 Example Street, Moorooka QLD 4105')
  expect(directionsHref(place)).toContain('destination=Moorooka%2C+1+Example+Street%2C+Moorooka+QLD+4105')
  expect(licenceText(place)).toBeNull()
  expect(licenceText({ ...place, licenceLabel: 'LMCT', licenceNumber: '1234' })).toBe('LMCT 1234')
})

it('D-59 FIELD-3 describes a location as AutoDealer with picture, international number, address and hours, but no rating of its own', () => {
  const hours = [
    ...place.hours,
    { weekday: 2, open: null, close: null, byAppointment: true },
    { weekday: 3, open: null, close: '12:00', byAppointment: false },
    { weekday: 4, open: '09:00', close: null, byAppointment: false },
  ]
  const data = dealerData({ ...place, hours, lat: -27.5, lng: 153 }, DEALER, 'https://dealer.example', PICTURE)
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: 'Moorooka',
    '@id': 'https://dealer.example/contact-us/moorooka',
    parentOrganization: { '@type': 'Organization', name: 'Example Motors', url: 'https://dealer.example' },
    url: 'https://dealer.example/contact-us/moorooka',
    image: 'https://dealer.example/pictures/made/suv.webp',
    telephone: '+61731234567',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Example Street',
      addressLocality: 'Moorooka',
      addressRegion: 'QLD',
      postalCode: '4105',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -27.5, longitude: 153 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' },
    ],
  })
})

it.each([
  [null, 153],
  [-27.5, null],
])('FIELD-3 leaves out the coordinates %s, %s', (lat, lng) => {
  expect(dealerData({ ...place, lat, lng }, DEALER, 'https://dealer.example', PICTURE)).not.toHaveProperty('geo')
})

it.each([
  [['sales', 'service'], 'AutoDealer'],
  [['service', 'parts'], 'AutoRepair'],
  [['parts'], 'AutoPartsStore'],
] as const)('FIELD-3 a location for %j is of type %s', (types, type) => {
  expect(dealerData({ ...place, types }, DEALER, 'https://dealer.example', PICTURE)['@type']).toBe(type)
})

it('FIELD-3 PLACE-4 adds special days to the week, a closed one from midnight to midnight', () => {
  const specialHours = [
    { date: '2026-12-24', name: 'Christmas Eve', open: '08:30', close: '13:00' },
    { date: '2026-12-25', name: 'Christmas Day', open: null, close: null },
  ]
  const data = dealerData({ ...place, specialHours }, DEALER, 'https://dealer.example', PICTURE)
  expect(data.specialOpeningHoursSpecification).toEqual([
    day('2026-12-24', '08:30', '13:00'),
    day('2026-12-25', '00:00', '00:00'),
  ])
  expect(dealerData(place, DEALER, 'https://dealer.example', PICTURE)).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})

it('FIELD-3 PHONE-1 gives search engines no phone number if the site masks them', () => {
  const masking = { ...DEALER, contact: { maskPhones: true } }
  expect(dealerData(place, masking, 'https://dealer.example', PICTURE)).not.toHaveProperty('telephone')
})

it('PLACE-2 LAW-2 shows dealer and repairer licences, each with its own label', () => {
  const licensed = { ...place, licenceLabel: 'LMCT', licenceNumber: '1234', repairerNumber: '58214' }
  expect(licenceTexts(licensed)).toEqual(['LMCT 1234', 'Motor vehicle repairer licence 58214'])
  expect(licenceTexts({ ...licensed, licenceNumber: null })).toEqual(['Motor vehicle repairer licence 58214'])
  expect(licenceTexts(place)).toEqual([])
})

function day(date: string, opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', opens, closes, validFrom: date, validThrough: date }
}
