import { expect, it } from 'vitest'
import { levelCounts, levelValue } from './menu-levels.ts'

it('D-47 builds a model’s path with the longest matching make', () => {
  const make = ['Land', 'Land Rover', 'Rover'].map((value) => ({ value, count: 1 }))
  const make_model = ['Land Rover Defender', 'Land Yacht', 'Rover 75', 'Unknown Car'].map((value) => ({
    value,
    count: 1,
  }))
  expect(levelCounts('make_model.lvl1', { make, make_model }).map(({ value }) => value)).toEqual([
    'Land Rover > Defender',
    'Land > Yacht',
    'Rover > 75',
  ])
  expect(levelCounts('make_model.lvl0', { make, make_model })).toBe(make)
})

it.each([
  ['make_model.lvl0', 'Toyota', 'Toyota'],
  ['make_model.lvl1', 'Land Rover > Defender', 'Land Rover Defender'],
] as const)('D-47 converts %s %j to %j in the index', (level, value, held) => {
  expect(levelValue(level, value)).toBe(held)
})
