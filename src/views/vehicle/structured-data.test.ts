import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { priceDisplay } from '../card/price-display.ts'
import { carData } from './structured-data.ts'

const context = { origin: 'https://dealer.example', region: 'AU', hideVin: false, seller: 'Example Motors' } as const
const data = (
  changes: Partial<Car> = {},
  options: Partial<typeof context | { hideVin: boolean }> = {},
  subscriptions = false,
) => {
  const car = exampleCar(changes)
  const price = priceDisplay(car, { subscriptions, noPriceText: 'Ask' })
  return carData(car, price, carPictures(car), { ...context, ...options })
}

it('FIELD-3 CARD-1 describes a car with its offer, under the page’s title', () => {
  expect(data()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: '2021 Toyota HiLux SR5',
    url: 'https://dealer.example/cars/2021-toyota-hilux-s100',
    image: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
    sku: 'S100',
    vehicleIdentificationNumber: 'MR0KA3CD501234567',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'HiLux',
    vehicleModelDate: '2021',
    vehicleConfiguration: 'SR5 GUN126R',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 54_321, unitCode: 'KMT' },
    bodyType: 'Ute',
    color: 'Glacier White',
    driveWheelConfiguration: '4x4',
    numberOfDoors: 4,
    vehicleSeatingCapacity: 5,
    vehicleTransmission: 'Automatic',
    vehicleEngine: { '@type': 'EngineSpecification', fuelType: 'Diesel' },
    offers: {
      '@type': 'Offer',
      url: 'https://dealer.example/cars/2021-toyota-hilux-s100',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      price: 45_990,
      priceCurrency: 'AUD',
      seller: { '@type': 'AutoDealer', name: 'Example Motors' },
    },
  })
})

it('CAR-4 leaves out a hidden VIN, and always the rego', () => {
  expect(JSON.stringify(data({}, { hideVin: true }))).not.toContain('MR0KA3CD501234567')
  expect(JSON.stringify(data())).not.toContain('123AB4')
})

it('FIELD-3 leaves out unknown values', () => {
  const bare = data({
    year: null,
    badge: null,
    series: null,
    km: null,
    simple_fuel: null,
    fuel: null,
    simple_transmission: null,
  })
  expect(bare).not.toHaveProperty('vehicleModelDate')
  expect(bare).not.toHaveProperty('vehicleConfiguration')
  expect(bare).not.toHaveProperty('mileageFromOdometer')
  expect(bare).not.toHaveProperty('vehicleEngine')
  expect(bare).toHaveProperty('vehicleTransmission', '6 SP AUTOMATIC')
})

it.each([
  [{}, 'InStock'],
  [{ sold: true }, 'SoldOut'],
  [{ status: 'sold' }, 'SoldOut'],
  [{ reserved: true }, 'Reserved'],
  [{ preorder: true }, 'PreOrder'],
  [{ status: 'coming_soon' }, 'PreOrder'],
] as const)('FIELD-3 the availability of a car with %o is %s', (changes, availability) => {
  expect(data(changes)).toHaveProperty('offers.availability', `https://schema.org/${availability}`)
})

it.each([
  ['new', 'NewCondition'],
  ['demo', 'UsedCondition'],
] as const)('FIELD-3 the condition of a %s car is %s', (car_type, condition) => {
  expect(data({ car_type })).toHaveProperty('itemCondition', `https://schema.org/${condition}`)
})

it('CARD-5, FIELD-3 gives the same price as the page', () => {
  expect(data({ subscription_price: 229 }, {}, true)).toHaveProperty('offers.priceSpecification', {
    '@type': 'UnitPriceSpecification',
    price: 229,
    priceCurrency: 'AUD',
    unitCode: 'WEE',
  })
  expect(data({ price: null })).not.toHaveProperty('offers.price')
})
