import { expect, it } from 'vitest'
import { carsOfAddress, isComparable, MOST_FAVOURITES, toggled } from './saved-cars.ts'

it('GARAGE-6 adds or removes a car by id', () => {
  expect(toggled([], 'a')).toEqual(['a'])
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

it('GARAGE-6 removes the oldest car from a full list', () => {
  const full = Array.from({ length: MOST_FAVOURITES }, (_, n) => `c${n}`)
  expect(toggled(full, 'new')).toEqual([...full.slice(1), 'new'])
})

it.each([
  [['a', 'b', 'c'], 'd', true],
  [['a', 'b', 'c', 'd'], 'e', false],
  [['a', 'b', 'c', 'd'], 'd', true],
])('CARD-9 with %o, isComparable(%s) is %s', (saved, id, answer) => {
  expect(isComparable(saved, id)).toBe(answer)
})

it.each([
  ['cars=a,b', ['a', 'b']],
  ['cars=b,a,b', ['b', 'a']],
  ['cars=a&cars=b', ['a', 'b']],
  ['cars=a%2Cb', ['a', 'b']],
  ['cars=,%20a%20,,', ['a']],
  ['cars=', []],
  ['other=a', []],
])('ROUTE-10 reads ?%s as %o', (query, ids) => {
  expect(carsOfAddress(new URLSearchParams(query))).toEqual(ids)
})
