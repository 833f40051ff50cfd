import { expect, it } from 'vitest'
import { sampleCar, sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { cardTag } from './card-tag.ts'
import { stateTag } from './state-tag.ts'

const site = siteSchema.parse(sampleSite({ card: { electricTag: true } }))
const NOW = new Date('2026-11-24T00:00:00Z')

it.each([
  ['a reserved hybrid', { reserved: true, simple_fuel: 'Hybrid' }, ['Hybrid', 'Reserved']],
  ['a reserved car', { reserved: true }, ['RESERVED']],
  ['a coming hybrid', { status: 'coming_soon', simple_fuel: 'Hybrid' }, ['Hybrid', 'Coming soon']],
  ['a coming car with a tag', { status: 'coming_soon', tag: 'Special' }, ['Special', 'Coming soon']],
  ['a coming car', { status: 'coming_soon' }, ['COMING SOON']],
  ['a coming car that is reserved', { status: 'coming_soon', reserved: true }, ['RESERVED']],
  ['a sold hybrid', { status: 'sold', sold: true, reserved: true, simple_fuel: 'Hybrid' }, ['JUST SOLD']],
  ['a hybrid', { simple_fuel: 'Hybrid' }, ['Hybrid']],
  ['a car', {}, []],
] as const)('CARD-10 %s says in words why it cannot be bought now', (_, change, said) => {
  const car = sampleCar({ simple_fuel: 'Diesel', created_at: '2026-01-01T00:00:00Z', tag: null, ...change })
  const tag = cardTag(car, site.card, site.vehicle.certified, { now: NOW })
  expect([tag, stateTag(car, tag)].flatMap((each) => each?.text ?? [])).toEqual(said)
})
