import { describe, expect, it } from 'vitest'
import { arrangementOf, shownLocations } from './shown-locations.ts'

const locations = [
  { id: 'counter', types: ['parts'] },
  { id: 'workshop', types: ['parts', 'service'] },
  { id: 'yard', types: ['sales'] },
  { id: 'showroom', types: ['service', 'sales'] },
  { id: 'second-workshop', types: ['service'] },
]

it.each([
  ['all', ['yard', 'showroom', 'workshop', 'second-workshop', 'counter']],
  ['primary', ['yard']],
  ['sales', ['yard', 'showroom']],
  ['service', ['showroom', 'workshop', 'second-workshop']],
  ['parts', ['workshop', 'counter']],
  ['service-and-parts', ['showroom', 'workshop', 'second-workshop', 'counter']],
  ['second-workshop', ['second-workshop']],
  ['elsewhere', []],
  ['toString', []],
])('PLACE-1 filter %s shows %j: sales first, then service, then parts', (chosen, ids) => {
  expect(shownLocations(locations, chosen).map(({ id }) => id)).toEqual(ids)
})

it.each([
  [1, 'list', 'card'],
  [1, 'map', 'card'],
  [2, 'list', 'list'],
  [6, 'map', 'map'],
] as const)('PLACE-1 of %d locations with %s for several, the block is a %s', (count, several, arrangement) => {
  expect(arrangementOf(count, several)).toBe(arrangement)
})

describe('D-64 location flags', () => {
  const places = [
    { id: 'a', types: ['sales'] },
    { id: 'b', types: ['sales'], primary: true },
    { id: 'c', types: ['sales'], visible: false },
    { id: 'd', types: ['service'], subtype: 'buying' },
  ]
  it.each([
    ['primary', ['b']],
    ['all', ['a', 'b', 'd']],
    ['buying', ['d']],
    ['c', []],
  ])('PLACE-1 %s shows %j', (chosen, ids) => {
    expect(shownLocations(places, chosen).map(({ id }) => id)).toEqual(ids)
  })
})
