import { expect, it } from 'vitest'
import { nativeCells, nativeHeader, nativeName } from './native-shapes.ts'
import type { FeedValue } from './record.ts'

const cellsOf = (cells: Readonly<Record<string, FeedValue>>, one = true) =>
  Object.fromEntries(nativeCells(new Map(Object.entries(cells)), one))

it.each([
  ['Make', 'make'],
  ['Stock number', 'stocknum'],
  ['STOCK #', 'stocknum'],
  ['VIN', 'vin'],
  ['DAP Price', 'price_dap'],
  ['dapprice', 'price_dap'],
  ['EGC Price', 'price_egc'],
  ['Odometer', 'km'],
  ['Exterior Colour', 'colour'],
  ['Rego expiry', 'rego_expiry'],
  ['Cylinders', 'variant.cylinders'],
  ['@make', 'make'],
  ['Purchase cost', 'Purchase cost'],
  ['price', 'price'],
  ['location.city', 'location.city'],
])('K-2 the column %j means %j', (column, name) => {
  expect(nativeName(column)).toBe(name)
})

it('K-2 a column that has its name already stays, and no two get one name', () => {
  expect(nativeHeader(['Make', 'model', 'Colour', 'Exterior Colour', 'colour'])).toEqual([
    'make',
    'model',
    'Colour',
    'Exterior Colour',
    'colour',
  ])
  expect(nativeHeader(['Colour', 'Exterior Colour'])).toEqual(['colour', 'Exterior Colour'])
})

it('STOCK-4 what the website asks beats the other prices of a file, and a car’s own number the dealer’s', () => {
  expect(nativeHeader(['List Price', 'Internet Price', 'Feed_Id', 'Vehicle_ID'])).toEqual([
    'List Price',
    'price',
    'Feed_Id',
    'feed_id',
  ])
  expect(cellsOf({ Retail: '16995', WebPrice: '16750' })).toEqual({ price: '16750' })
  expect(cellsOf({ Retail: '16995', WebPrice: '' })).toEqual({ price: '16995' })
})

it('INTAKE-8 a price of its own beats the two prices, and 0 is none', () => {
  expect(cellsOf({ dapprice: '32,990', egcprice: 0, features: ['Tow bar'] })).toEqual({
    price_dap: '32,990',
    standardEquipment: ['Tow bar'],
  })
  expect(cellsOf({ price: 30_000, dapprice: 32_990 })).toEqual({ price: 30_000 })
})

it('INTAKE-7 a sender’s own identifier counts only where the site has several dealerships', () => {
  const cells = { external_dealership_identifier: 'd-9' }
  expect([cellsOf(cells), cellsOf(cells, false)]).toEqual([{}, { dealership_id: 'd-9' }])
})

it('K-2 reads the nested export of dealer systems', () => {
  expect(
    cellsOf({
      'Identification.Type': ['StockNumber', 'VIN'],
      'Identification.Value': ['U7', 'JTNKARJE20J123456'],
      'Specification.Make': 'Toyota',
      'Specification.Model': 'Corolla',
      'Specification.Attributes.Name': ['Badge', 'Transmission', 'Towing'],
      'Specification.Attributes.Value': ['SX', 'Automatic', 'Yes'],
      'PriceList.Type': ['EGC', 'DAP'],
      'PriceList.Amount': [30_200, 32_990],
      'OdometerReadings.Value': [41_000],
      'OdometerReadings.UnitOfMeasure': ['KM'],
      'Features.Items': [['Tow bar'], ['ABS', 'Airbags']],
      Features: [],
      SaleStatus: 'For Sale',
      'Media.Photos.Large': ['https://pictures.example/1.jpg'],
    }),
  ).toEqual({
    stocknum: 'U7',
    vin: 'JTNKARJE20J123456',
    make: 'Toyota',
    model: 'Corolla',
    badge: 'SX',
    trans: 'Automatic',
    price_egc: 30_200,
    price_dap: 32_990,
    km: 41_000,
    'km.unit': 'km',
    standardEquipment: ['Tow bar', 'ABS', 'Airbags'],
    status: 'in_stock',
    images: ['https://pictures.example/1.jpg'],
  })
})

it('K-2 leaves a list of prices alone whose kinds are not complete: which is which is not known', () => {
  const given = { 'PriceList.Type': ['EGC'], 'PriceList.Amount': [30_200, 32_990] }
  expect(cellsOf(given)).toEqual(given)
})

it('K-2 SITE-6 a figure keeps the unit that its kind or its column names', () => {
  expect(cellsOf({ 'OdometerReadings.Value': [41_000], 'OdometerReadings.UnitOfMeasure': ['Miles'] })).toEqual({
    km: 41_000,
    'km.unit': 'mi',
  })
  expect(cellsOf({ Kms: '41000' })).toEqual({ km: '41000', 'km.unit': 'km' })
  expect(cellsOf({ Odometer: '41000' })).toEqual({ km: '41000' })
  expect(cellsOf({ Mileage: '41000', OdometerUnit: 'mi' })).toEqual({ km: '41000', 'km.unit': 'mi' })
  expect(cellsOf({ km: '41000', odometer_unit: 'mi' })).toEqual({ km: '41000', 'km.unit': 'mi' })
  expect(cellsOf({ mpg: '31' })).toEqual({
    'variant.fuelconsumptioncombined': '31',
    'variant.fuelconsumptioncombined.unit': 'mpg',
  })
})
