import { expect, it } from 'vitest'
import { queryOfForm } from './query-of-form.ts'

const cases: readonly [string, readonly (readonly [string, string])[], string][] = [
  [
    'repeats a facet for several values',
    [
      ['make', 'Toyota'],
      ['make', 'Mazda'],
    ],
    'make=Toyota&make=Mazda',
  ],
  [
    'joins the ends of a range',
    [
      ['price.from', '10000'],
      ['price.to', '20000'],
    ],
    'price=10000%3A20000',
  ],
  [
    'leaves an open end empty',
    [
      ['price.from', ''],
      ['price.to', '20000'],
    ],
    'price=%3A20000',
  ],
  [
    'leaves out a range without ends',
    [
      ['price.from', ''],
      ['price.to', ' '],
    ],
    '',
  ],
  [
    'leaves out what is empty',
    [
      ['query', ''],
      ['make', 'Kia'],
    ],
    'make=Kia',
  ],
  [
    'names a pair once',
    [
      ['make', 'Kia'],
      ['make', 'Kia'],
    ],
    'make=Kia',
  ],
]

it.each(cases)('SEARCH-1 the query string %s', (_, entries, query) => {
  expect(queryOfForm(entries)).toBe(query)
})
