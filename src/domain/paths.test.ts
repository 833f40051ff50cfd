import { expect, it } from 'vitest'
import {
  callPath,
  checkoutPath,
  comparePath,
  enquiryPath,
  favouritesPath,
  financePath,
  slugOf,
  testDrivePath,
  tradeInPath,
  vehiclePath,
} from './paths.ts'
import { exampleCar } from './testing/example-car.ts'

it('ROUTE-4 a car has its page, its checkout and its trade-in', () => {
  expect(vehiclePath('a-b')).toBe('/cars/a-b')
  expect(vehiclePath('a/b')).toBe('/cars/a%2Fb')
  expect(checkoutPath('a', 'checkout')).toBe('/cars/a/checkout')
  expect(checkoutPath('a', 'buy-online')).toBe('/cars/a/buy-online')
  expect(tradeInPath('c 1')).toBe('/cars/trade-in?car_id=c%201')
})

it('an enquiry, a test drive and a call start on the vehicle page', () => {
  expect(enquiryPath('a')).toBe('/cars/a#enquire')
  expect(testDrivePath('a')).toBe('/cars/a?enquiry=test-drive#enquire')
  expect(callPath('a')).toBe('/cars/a#call')
})

it('ROUTE-10 lists of cars stand in the address by id', () => {
  expect(comparePath(['a', 'b/c'])).toBe('/compare?cars=a,b%2Fc')
  expect(favouritesPath(['a'])).toBe('/favourites?cars=a')
  expect([comparePath([]), favouritesPath([])]).toEqual(['/compare', '/favourites'])
})

it('ROUTE-7 a finance link fills the form of the site’s finance page', () => {
  expect(financePath(exampleCar(), 45_990, '/finance-enquiry')).toBe(
    '/finance-enquiry?preferredDealership=example-motors&vehiclePriceBudget=45990&car_id=c1&car_type=used#finance-form',
  )
  expect(financePath(exampleCar(), null, '/finance')).not.toContain('vehiclePriceBudget')
})

it('FIN-8 a car with an nvic gets personalised finance', () => {
  expect(financePath(exampleCar({ has_nvic: true }), 45_990, '/finance')).toBe('/personalised/finance?car_id=c1')
})

it.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Town & Country', 'town-country'],
  ['Citroën', 'citroen'],
  [' CX-5 ', 'cx-5'],
])('ROUTE-2 %s stands in an address as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
