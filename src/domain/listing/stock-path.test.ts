import { describe, expect, it } from 'vitest'
import {
  bodyPath,
  makePath,
  modelPath,
  ofChosenName,
  readStockPath,
  stockVocabulary,
  WHOLE_LISTING,
} from './stock-path.ts'

const vocabulary = stockVocabulary(
  ['Land Rover', 'Toyota', 'New', 'SUV-cars'],
  ['Land Rover Defender', 'Toyota HiLux', 'Toyota Land Cruiser', 'New Cars'],
)
const read = (path: string) => readStockPath(path.split('/').slice(2), vocabulary)

it.each([
  ['/search', 'all', '', {}],
  ['/search/toyota', 'make', 'Toyota', { make: ['Toyota'] }],
  ['/search/land-rover', 'make', 'Land Rover', { make: ['Land Rover'] }],
  ['/search/toyota/land-cruiser', 'model', 'Toyota Land Cruiser', { make: ['Toyota'], model: ['Land Cruiser'] }],
  ['/search/suv-cars', 'body', 'SUVs', { simple_body: ['suv'] }],
  ['/search/cab-chassis-cars', 'body', 'Cab Chassis', { simple_body: ['cabChassis'] }],
  ['/search/new-cars', 'condition', 'New Cars', { car_type: ['new'] }],
  ['/search/used-cars', 'condition', 'Used Cars', { car_type: ['used'] }],
  ['/search/demo-cars', 'condition', 'Demo Cars', { car_type: ['demo'] }],
  ['/search/new-and-demo-cars', 'condition', 'New and Demo Cars', { car_type: ['new', 'demo'] }],
  ['/search/new-used-and-demo-cars', 'condition', 'New, Used and Demo Cars', { car_type: ['new', 'used', 'demo'] }],
  ['/search/7-seater-cars', 'seats', '7 Seater Cars', { seats: ['7'] }],
] as const)('ROUTE-2 %s is a page of kind %s', (path, kind, name, values) => {
  expect(read(path)).toMatchObject({ kind, path, name, values })
})

it.each([
  '/search/hovercraft-cars',
  '/search/edsel',
  '/search/toyota/defender',
  '/search/edsel/hilux',
  '/search/new-cars/hilux',
  '/search/toyota/hilux/sr5',
  '/search/constructor',
  '/search/Toyota',
])('ROUTE-2 %s is unknown', (path) => {
  expect(read(path)).toBeNull()
})

describe('ROUTE-2 conditions take precedence over bodies, bodies over makes', () => {
  it('ROUTE-2 prefers a body to a make of the same name', () => {
    expect(read('/search/suv-cars')?.kind).toBe('body')
  })
  it('ROUTE-2 prefers a condition to a make of the same name', () => {
    const makes = stockVocabulary(['New Cars'], [])
    expect(readStockPath(['new-cars'], makes)?.kind).toBe('condition')
  })
})

it('ROUTE-2 writes addresses that parse to the same page', () => {
  expect(read(makePath('Land Rover'))?.name).toBe('Land Rover')
  expect(read(modelPath('Toyota', 'HiLux'))?.name).toBe('Toyota HiLux')
  expect(read(bodyPath('peopleMover'))?.name).toBe('People Movers')
})

it('ROUTE-2 finds the models of a make of two words', () => {
  expect(vocabulary.makes[0]).toEqual({ name: 'Land Rover', models: ['Defender'] })
})

it('A5 a page that a filter narrows to one of its names has no other name in its forms', () => {
  const both = stockVocabulary(['Toyota'], ['Toyota Prius', 'Toyota Prius+'])
  const page = readStockPath(['toyota', 'prius'], both) ?? WHOLE_LISTING
  expect(ofChosenName(page, { values: { model: ['Prius+'] } })).toMatchObject({
    name: 'Toyota Prius+',
    values: { make: ['Toyota'], model: ['Prius+'] },
    trail: [{ href: '/search/toyota' }, { label: 'Prius+', href: '/search/toyota/prius?model=Prius%2B' }],
  })
  expect(ofChosenName(page, { values: {} }).name).toBe('Toyota Prius and Prius+')
})
