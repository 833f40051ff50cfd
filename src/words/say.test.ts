import { expect, it } from 'vitest'
import { say } from './say.ts'
import { inWords } from './site-at-work.ts'

const upTo = 'Up to {price}'
const cars = { one: '1 car', other: '{count} cars' } as const

it('LOOK-1 says a word with its placeholders filled', () => {
  expect(say(upTo, { price: '$20,000' })).toBe('Up to $20,000')
})

it.each([
  [0, '0 cars'],
  [1, '1 car'],
  [2, '2 cars'],
])('LOOK-1 says a counted word in the form for %i', (count, text) => {
  expect(say(cars, { count })).toBe(text)
})

it('LOOK-1 says a site’s own words, and each form of a counted one', () => {
  const own = { 'Up to {price}': 'No more than {price}', '{count} cars': '{count} utes' }
  const said = () => [say(upTo, { price: '$5' }), say(cars, { count: 1 }), say(cars, { count: 3 })]
  expect(inWords(own, said)).toEqual(['No more than $5', '1 car', '3 utes'])
  expect(said()).toEqual(['Up to $5', '1 car', '3 cars'])
})

it('LOOK-1 keeps the words of two sites apart that are served at the same time', async () => {
  const served = (own: string) =>
    inWords({ 'Up to {price}': own }, async () => {
      await Promise.resolve()
      return say(upTo, { price: '$5' })
    })
  expect(await Promise.all([served('Below {price}'), served('Under {price}')])).toEqual(['Below $5', 'Under $5'])
})
