import { describe, expect, it } from 'vitest'
import type { Filter } from '../engine.ts'
import { indexFields } from './index-fields.ts'
import { type Query, toFilter } from './to-filter.ts'

const fields = indexFields({
  fields: [
    { name: 'make', type: 'value' },
    { name: 'manufacturer.name', type: 'value' },
    { name: 'features', type: 'values' },
    { name: 'price', type: 'number' },
    { name: 'name', type: 'text' },
  ],
  text: [],
  synonyms: [],
  newest: 'price',
})
const range = (min: number | null, max: number | null): Filter => ({ kind: 'range', field: 'price', min, max })
const makes = (...values: string[]): Filter => ({ kind: 'in', field: 'make', values })

describe('toFilter', () => {
  const cases: readonly [string, Filter, Query][] = [
    ['values', makes('Kia', 'Lada'), { terms: { value_make: ['Kia', 'Lada'] } }],
    [
      'a name with a dot',
      { kind: 'in', field: 'manufacturer.name', values: ['Kia'] },
      { terms: { 'value_manufacturer~name': ['Kia'] } },
    ],
    ['a number by its text', { kind: 'in', field: 'price', values: ['1'] }, { terms: { value_price: ['1'] } }],
    [
      'none of values',
      { kind: 'not-in', field: 'features', values: ['Towbar'] },
      { bool: { must_not: [{ terms: { value_features: ['Towbar'] } }] } },
    ],
    ['both ends', range(1, 2), { range: { number_price: { gte: 1, lte: 2 } } }],
    ['one end', range(null, 2), { range: { number_price: { lte: 2 } } }],
    ['no end: every document with the number', range(null, null), { exists: { field: 'number_price' } }],
    ['an infinite end as an open one', range(1, Number.POSITIVE_INFINITY), { range: { number_price: { gte: 1 } } }],
    ['an end that nothing reaches', range(Number.POSITIVE_INFINITY, null), { match_none: {} }],
    ['an end that is no number', range(Number.NaN, null), { match_none: {} }],
    ['ends the wrong way round', range(2, 1), { match_none: {} }],
    ['any of none', { kind: 'any', filters: [] }, { match_none: {} }],
    ['all of none', { kind: 'all', filters: [] }, { match_all: {} }],
    [
      'any of several',
      { kind: 'any', filters: [makes('Kia'), range(1, null)] },
      {
        bool: {
          should: [{ terms: { value_make: ['Kia'] } }, { range: { number_price: { gte: 1 } } }],
          minimum_should_match: 1,
        },
      },
    ],
  ]
  it.each(cases)('SEARCH-2 translates %s to OpenSearch’s query', (_, filter, expected) => {
    expect(toFilter(filter, fields)).toEqual(expected)
  })

  it('refuses a field that is not in the schema, or has another type there', () => {
    expect(() => toFilter({ kind: 'in', field: 'maek', values: [] }, fields)).toThrow('maek')
    expect(() => toFilter({ kind: 'in', field: 'name', values: [] }, fields)).toThrow('name')
    expect(() => toFilter({ kind: 'range', field: 'make', min: 1, max: 2 }, fields)).toThrow('make')
  })
})
