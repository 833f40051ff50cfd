import { describe, expect, it } from 'vitest'
import type { SearchRequest, SearchSchema } from '../engine.ts'
import { synonymsOf } from '../memory/text/text-query.ts'
import { fromResponse } from './from-response.ts'
import { indexFields } from './index-fields.ts'
import { toSearch } from './to-search.ts'

const SCHEMA: SearchSchema = {
  fields: [
    { name: 'make', type: 'value' },
    { name: 'price', type: 'number' },
    { name: 'listed', type: 'number' },
  ],
  text: [{ field: 'make', weight: 9 }],
  synonyms: [],
  newest: 'listed',
}
const SEARCHING = { fields: indexFields(SCHEMA), synonyms: synonymsOf([]), newest: 'listed' }
const NOTHING_HELD = new Set<string>()
const REQUEST: SearchRequest = {
  base: [],
  filters: [{ kind: 'in', field: 'make', values: ['Mazda'] }],
  text: '',
  facets: [
    { field: 'make', limit: 5, tie: 'ascending' },
    { field: 'price', limit: 1, tie: 'descending' },
  ],
  stats: ['price', 'listed'],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 2,
}

/** Recorded answer of OpenSearch 2.19 to this request, with three documents in the index. */
const RECORDED = {
  took: 8,
  timed_out: false,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: {
    total: { value: 2, relation: 'eq' },
    max_score: null,
    hits: [
      { _index: 'i', _id: 'one', _score: null, _source: { stored: { part: 'the one' } }, sort: [2, 'one'] },
      { _index: 'i', _id: 'two', _score: null, _source: { stored: { part: 'the two' } }, sort: [1, 'two'] },
    ],
  },
  aggregations: {
    'with all choices': {
      doc_count: 2,
      'stats listed': { count: 2, min: 1, max: 2, avg: 1.5, sum: 3 },
      'stats price': { count: 2, min: 20000, max: 30000.5, avg: 25000.25, sum: 50000.5 },
      'facet price': {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 1,
        buckets: [{ key: '30000.5', doc_count: 1 }],
      },
    },
    'without make': {
      doc_count: 3,
      'facet make': {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [
          { key: 'Mazda', doc_count: 2 },
          { key: 'Kia', doc_count: 1 },
        ],
      },
    },
  },
}

describe('toSearch', () => {
  it('SEARCH-4 counts a facet without its own choice, everything else with all choices, in one request', () => {
    expect(toSearch(REQUEST, SEARCHING, NOTHING_HELD)).toEqual({
      query: { bool: { filter: [] } },
      post_filter: { terms: { value_make: ['Mazda'] } },
      aggs: {
        'without make': {
          filter: { match_all: {} },
          aggs: { 'facet make': counting('value_make', 5, 'asc') },
        },
        'with all choices': {
          filter: { terms: { value_make: ['Mazda'] } },
          aggs: {
            'facet price': counting('value_price', 1, 'desc'),
            'stats price': { stats: { field: 'number_price' } },
            'stats listed': { stats: { field: 'number_listed' } },
          },
        },
      },
      sort: [{ number_listed: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
      from: 0,
      size: 2,
      track_total_hits: true,
    })
  })

  it('SEARCH-8 puts the base, the words and the distance outside the visitor’s filters', () => {
    const near = { kind: 'near' as const, latField: 'price', lngField: 'price', lat: 1, lng: 2, km: Number.NaN }
    const base = [{ kind: 'range' as const, field: 'price', min: 1, max: null }]
    const { query } = toSearch(
      { ...REQUEST, base, text: 'kia ', filters: [...REQUEST.filters, near] },
      SEARCHING,
      NOTHING_HELD,
    )
    expect(query.bool.filter).toEqual([
      { range: { number_price: { gte: 1 } } },
      { match_none: {} },
      { term: { words: 'kia' } },
    ])
  })

  it('SEARCH-7 scores only for the relevance order, and breaks ties by newest, then id', () => {
    const ties = [{ number_listed: { order: 'desc', missing: '_last' } }, { id: 'asc' }]
    const byWords = toSearch({ ...REQUEST, text: 'kia' }, SEARCHING, NOTHING_HELD)
    expect(byWords.sort).toEqual([{ _score: 'desc' }, ...ties])
    expect(byWords.query.bool).toHaveProperty('should')
    const sort = { by: 'number' as const, field: 'price', direction: 'descending' as const }
    const byPrice = toSearch({ ...REQUEST, text: 'kia', sort }, SEARCHING, NOTHING_HELD)
    expect(byPrice.sort).toEqual([{ number_price: { order: 'desc', missing: '_last' } }, ...ties])
    expect(byPrice.query.bool).not.toHaveProperty('should')
  })

  it('requests no hits beyond the last that OpenSearch returns', () => {
    expect(toSearch({ ...REQUEST, offset: 1e12 }, SEARCHING, NOTHING_HELD)).toMatchObject({ from: 0, size: 0 })
  })
})

describe('fromResponse', () => {
  it('SEARCH-2 SEARCH-5 reads hits, total, counts and statistics', () => {
    expect(fromResponse(REQUEST, RECORDED)).toEqual({
      hits: [
        { id: 'one', stored: 'the one' },
        { id: 'two', stored: 'the two' },
      ],
      total: 2,
      facets: {
        make: [
          { value: 'Mazda', count: 2 },
          { value: 'Kia', count: 1 },
        ],
        price: [{ value: '30000.5', count: 1 }],
      },
      stats: {
        price: { min: 20000, max: 30000.5, avg: 25000.25, sum: 50000.5, count: 2 },
        listed: { min: 1, max: 2, avg: 1.5, sum: 3, count: 2 },
      },
    })
  })

  it('gives no statistics without hits, and no values for a limit of none', () => {
    const nothing = { count: 0, min: null, max: null, avg: null, sum: 0 }
    const aggregations = { ...RECORDED.aggregations, 'with all choices': { 'stats price': nothing } }
    const request = { ...REQUEST, facets: [{ ...REQUEST.facets[0]!, limit: 0 }], stats: ['price'] }
    expect(fromResponse(request, { ...RECORDED, aggregations })).toMatchObject({
      facets: { make: [] },
      stats: { price: null },
    })
  })

  it('SEARCH-4 refuses a partial answer', () => {
    expect(() => fromResponse(REQUEST, { ...RECORDED, timed_out: true })).toThrow('only in part')
    expect(() => fromResponse(REQUEST, { ...RECORDED, _shards: { failed: 1 } })).toThrow('only in part')
  })
})

function counting(field: string, size: number, key: 'asc' | 'desc') {
  return { terms: { field, size, order: [{ _count: 'desc' }, { _key: key }] } }
}
