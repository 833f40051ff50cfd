import { expect, it } from 'vitest'
import {
  callPath,
  checkoutPath,
  comparePath,
  enquiryPath,
  favouritesPath,
  financePath,
  testDrivePath,
  tradeInPath,
  vehiclePath,
} from './paths.ts'
import { exampleCar } from './testing/example-car.ts'

it('ROUTE-4 builds the addresses of a car’s page, checkout and trade-in', () => {
  expect(vehiclePath('a-b')).toBe('/cars/a-b')
  expect(vehiclePath('a/b')).toBe('/cars/a%2Fb')
  expect(checkoutPath('a', 'checkout')).toBe('/cars/a/checkout')
  expect(checkoutPath('a', 'buy-online')).toBe('/cars/a/buy-online')
  expect(tradeInPath('c 1')).toBe('/cars/trade-in?car_id=c%201')
})

it('puts enquiry, test drive and call on the vehicle page', () => {
  expect(enquiryPath('a')).toBe('/cars/a#enquire')
  expect(testDrivePath('a')).toBe('/cars/a?enquiry=test-drive#enquire')
  expect(callPath('a')).toBe('/cars/a#call')
})

it('ROUTE-10 puts lists of cars into the address by id', () => {
  expect(comparePath(['a', 'b/c'])).toBe('/compare?cars=a,b%2Fc')
  expect(favouritesPath(['a'])).toBe('/favourites?cars=a')
  expect([comparePath([]), favouritesPath([])]).toEqual(['/compare', '/favourites'])
})

it('ROUTE-7 prefills the form of the site’s finance page', () => {
  expect(financePath(exampleCar(), 45_990, '/finance-enquiry')).toBe(
    '/finance-enquiry?preferredDealership=example-motors&vehiclePriceBudget=45990&car_id=c1&car_type=used#finance-form',
  )
  expect(financePath(exampleCar(), null, '/finance')).not.toContain('vehiclePriceBudget')
})

it('FIN-8 links a car with an NVIC to personalised finance', () => {
  expect(financePath(exampleCar({ has_nvic: true }), 45_990, '/finance')).toBe('/personalised/finance?car_id=c1')
})
