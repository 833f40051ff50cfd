import { expect, it } from 'vitest'
import { starsOf } from './stars.ts'

const shown = { minimumAverage: 4, hidden: false }

it.each([
  [4.1, 4, 0.1],
  [4.75, 4, 0.75],
  [5, 4, 1],
])('PLACE-5 shows an average of %d as %d full stars and %d of another', (average_rating, full, partial) => {
  expect(starsOf({ average_rating, count: 12 }, shown)).toMatchObject({ full, partial, average_rating, count: 12 })
})

it.each([
  [4, shown],
  [3.9, shown],
  [null, shown],
  [4.9, { ...shown, hidden: true }],
  [4.5, { ...shown, minimumAverage: 4.5 }],
])('PLACE-5 shows no stars for an average of %s with %j', (average_rating, options) => {
  expect(starsOf({ average_rating, count: 12 }, options)).toBeNull()
})

it('PLACE-5 shows fewer full stars with a lower minimum', () => {
  const stars = starsOf({ average_rating: 3.4, count: 1 }, { ...shown, minimumAverage: 3 })
  expect(stars).toMatchObject({ full: 3, partial: 0.4, text: '3.4' })
})
