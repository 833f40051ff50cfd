import { expect, it } from 'vitest'
import type { Car } from '../car/car.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleListing } from '../testing/example-listing.ts'
import { carDocument } from './car-document.ts'

const CARS: readonly Partial<Car>[] = [
  { id: 'hilux' },
  {
    id: 'seal',
    make: 'BYD',
    model: 'Seal',
    badge: 'Premium',
    series: null,
    name: 'BYD Seal',
    body: null,
    simple_body: 'sedan',
    simple_fuel: 'Electric',
    fuel: null,
    drive: 'RWD',
    stocknum: 'S200',
    year: 2024,
    colour: 'Arctic Blue',
    standardEquipment: ['Heat pump'],
  },
  {
    id: 'golf',
    make: 'Volkswagen',
    model: 'Golf',
    badge: '110TSI',
    series: '7.5',
    name: 'VW Golf',
    body: 'Hatch',
    simple_body: 'hatchback',
    simple_fuel: 'Petrol',
    fuel: 'Premium Unleaded',
    simple_transmission: 'Manual',
    drive: 'FWD',
    stocknum: 'S300',
    carsales_title: 'Golf 110TSI Comfortline',
    colour: 'Red',
    standardEquipment: [],
  },
]
const found = async (words: string) => {
  const { result } = await exampleListing(CARS, `/search?query=${encodeURIComponent(words)}`)
  return result.hits.map(({ id }) => id)
}

it.each([
  ['hilux', 'hilux'],
  ['hylux', 'hilux'],
  ['toy', 'hilux'],
  ['sr5', 'hilux'],
  ['gun126r', 'hilux'],
  ['s100', 'hilux'],
  ['tow bar', 'hilux'],
  ['glacier', 'hilux'],
  ['double cab', 'hilux'],
  ['pickup', 'hilux'],
  ['ute', 'hilux'],
  ['4wd', 'hilux'],
  ['diesel auto', 'hilux'],
  ['EV', 'seal'],
  ['2024', 'seal'],
  ['electric sedan', 'seal'],
  ['heat pump', 'seal'],
  ['vw golf', 'golf'],
  ['manual', 'golf'],
  ['comfortline', 'golf'],
  ['unleaded', 'golf'],
])('SEARCH-6 ‘%s’ finds only the %s', async (words, id) => {
  expect(await found(words)).toEqual([id])
})

it('SEARCH-6 requires all words to match', async () => {
  expect(await found('toyota manual')).toEqual([])
})

it('SEARCH-6 ranks matches in make and model before others', async () => {
  const cars = [
    { id: 'badge', make: 'Kia', model: 'Rio', badge: 'Golf Edition', name: 'Kia', created_at: '2026-02-01T00:00:00Z' },
    { id: 'model', make: 'Volkswagen', model: 'Golf', badge: null, name: 'VW', created_at: '2026-01-01T00:00:00Z' },
  ]
  const { result } = await exampleListing(cars, '/search?query=golf')
  expect(result.hits.map(({ id }) => id)).toEqual(['model', 'badge'])
})

it('stores the car’s summary in the document', () => {
  expect(carDocument(exampleCar())).toMatchObject({ id: 'c1', stored: { id: 'c1', image_count: 2 } })
})

it('SEARCH-8 stores whether the car is shown', () => {
  expect(carDocument(exampleCar({ show_on_dealer_website: false })).fields.shown).toBe('no')
})
