import { expect, it } from 'vitest'
import { wordMarker } from '#search/mark-words.ts'
import { carSummary } from '../car/car-summary.ts'
import { exampleCar } from '../testing/example-car.ts'
import { stockSchema } from './car-document.ts'
import { stockVocabulary } from './stock-path.ts'
import { suggestions, type WordHits } from './suggestions.ts'

const count = (value: string, count = 1) => ({ value, count })
const found: WordHits = {
  makes: [count('Toyota', 12), count('Kia', 5), count('Land Rover', 2)],
  makeModels: [
    count('Toyota HiLux', 7),
    count('Toyota HiAce', 3),
    count('Kia Carnival', 4),
    count('Toyota Corolla', 9),
    count('Land Rover Defender', 2),
  ],
  bodies: [count('ute', 7), count('suv', 6), count('peopleMover', 4)],
  cars: [
    carSummary(exampleCar({ id: '1', make: 'Toyota', model: 'HiLux', badge: 'SR5' })),
    carSummary(exampleCar({ id: '2', make: 'Toyota', model: 'HiLux', badge: 'SR' })),
    carSummary(exampleCar({ id: '3', make: 'Toyota', model: 'Corolla', badge: null })),
  ],
}
const valuesOf = (counts: WordHits['makes']) => counts.map(({ value }) => value)
const offered = (typed: string, change: Partial<WordHits> = {}, customBodies = false) =>
  suggestions({ ...found, ...change }, typed, wordMarker(typed, stockSchema), {
    customBodies,
    region: 'AU',
    vocabulary: stockVocabulary(
      valuesOf(change.makes ?? found.makes),
      valuesOf(change.makeModels ?? found.makeModels),
      customBodies ? valuesOf(change.bodies ?? found.bodies) : [],
    ),
  })
const hrefOf = (typed: string) => offered(typed)[0]?.options[0]?.at.href
const labels = (typed: string) =>
  Object.fromEntries(offered(typed).map(({ label, options }) => [label, options.map((option) => option.label)]))

it.each([
  ['toy', { Makes: ['Toyota'], Models: ['Toyota Corolla', 'Toyota HiLux', 'Toyota HiAce'] }],
  ['hil', { Models: ['Toyota HiLux'] }],
  ['hi', { Models: ['Toyota HiLux', 'Toyota HiAce'] }],
  ['toyota hi', { Models: ['Toyota HiLux', 'Toyota HiAce'] }],
  ['toyata', { Makes: ['Toyota'], Models: ['Toyota Corolla', 'Toyota HiLux', 'Toyota HiAce'] }],
  ['rover', { Makes: ['Land Rover'], Models: ['Land Rover Defender'] }],
  ['pickup', { 'Body types': ['Ute'] }],
  ['people', { 'Body types': ['People Mover'] }],
  ['hilux sr5', { Badges: ['Toyota HiLux SR5'] }],
  ['sr', { Badges: ['Toyota HiLux SR', 'Toyota HiLux SR5'] }],
  ['nothing', {}],
])('SEARCH-6 %s suggests only names that match every word', (typed, expected) => {
  expect(labels(typed)).toEqual(expected)
})

it('ROUTE-2 links each suggestion to its own page, and a badge to its model’s page with a filter', () => {
  const hrefs = ['toyota', 'defender', 'people', 'sr5'].map(hrefOf)
  expect(hrefs).toEqual([
    '/search/toyota',
    '/search/land-rover/defender',
    '/search/people-mover-cars',
    '/search/toyota/hilux?badge=SR5',
  ])
})

it('SEARCH-9 F-4 suggests the pages of a site’s own bodies', () => {
  const [group] = offered('off', { bodies: [count('Off-road Caravan', 3)] }, true)
  expect(group?.options[0]).toMatchObject({
    label: 'Off-road Caravan',
    at: { href: '/search/off-road-caravan-cars' },
  })
})

it('lists names that begin with the words first, then those with the most cars, and at most five models', () => {
  const models = Array.from({ length: 8 }, (_, n) => count(`Kia Model${n} Toy`, 50 + n))
  const [, group] = offered('toy', { makeModels: [...models, count('Toyota HiLux', 1)] })
  expect(group?.options.map(({ label }) => label)).toEqual([
    'Toyota HiLux',
    'Kia Model7 Toy',
    'Kia Model6 Toy',
    'Kia Model5 Toy',
    'Kia Model4 Toy',
  ])
})

it('A5 a name in another script has a page of its own', () => {
  const [makes] = offered('比亚迪', { makes: [count('比亚迪')], makeModels: [] })
  expect(makes?.options.map(({ at }) => at.href)).toEqual(['/search/biyadi'])
})
