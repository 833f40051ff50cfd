import { expect, it } from 'vitest'
import { segmentOf, slugOf } from './slug.ts'

it.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Town & Country', 'town-country'],
  ['Citroën', 'citroen'],
  [' CX-5 ', 'cx-5'],
  ['Prius+', 'prius'],
  ['丰田', 'fengtian'],
  ['ТОЙОТА', 'toyota'],
  ['Børk ½', 'bork'],
  ['+++', ''],
])('ROUTE-2 the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('A5 a name is never an empty part of an address', () => {
  expect([segmentOf('Prius+'), segmentOf(' +++ ')]).toEqual(['prius', '+++'])
})
