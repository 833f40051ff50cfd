import { expect, it } from 'vitest'
import { VEHICLE_SECTIONS } from '#site/options/vehicle.ts'
import { type SectionContent, vehicleSections } from './vehicle-sections.ts'

const nothing: SectionContent = {
  inspection: null,
  included: [],
  whyBuy: [],
  protect: [],
  details: [],
  specifications: [],
  features: [],
  reserveOnline: null,
}
const row = { name: 'a', label: 'A', value: 'a' }
const point = { title: 'a', text: 'a' }

it.each([
  ['included', { included: ['a'] }],
  ['why-buy', { whyBuy: [point] }],
  [
    'reserve-online',
    { reserveOnline: { text: 'a', button: { action: 'reserve', label: 'a', href: '/a', primary: true } } },
  ],
  ['protect', { protect: [point] }],
  ['summary', { details: [row] }],
  ['specifications', { specifications: [{ title: 'a', rows: [row] }] }],
  ['features', { features: ['a'] }],
] as const)('CAR-1 shows the section %s only with %o', (section, content) => {
  expect(vehicleSections([section], { ...nothing, ...content })).toEqual([section])
  expect(vehicleSections([section], nothing)).toEqual([])
})

it('CAR-1, CAR-2 always shows the comments, and uses the site’s order', () => {
  expect(vehicleSections(VEHICLE_SECTIONS, nothing)).toEqual(['comments'])
  expect(vehicleSections(['features', 'comments'], { ...nothing, features: ['a'] })).toEqual(['features', 'comments'])
})
