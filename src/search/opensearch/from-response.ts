import type { FacetCount, NumberStats, SearchRequest, SearchResult } from '../engine.ts'
import { alwaysName, facetName, statsName, WITH_ALL, withoutName } from './to-search.ts'

/** The fields we read from OpenSearch's answer to a search. */
export interface SearchResponse<Stored> {
  readonly timed_out: boolean
  readonly _shards: { readonly failed: number }
  readonly hits: {
    readonly total: { readonly value: number }
    readonly hits: readonly { readonly _id: string; readonly _source: { readonly stored: { readonly part: Stored } } }[]
  }
  readonly aggregations?: Readonly<Record<string, Readonly<Record<string, Aggregation | number>>>>
}

interface Aggregation {
  readonly buckets?: readonly { readonly key: string; readonly doc_count: number }[]
  readonly count?: number
  readonly min?: number | null
  readonly max?: number | null
  readonly sum?: number
}

/** Reads the answer to a request made by `to-search`. Throws if a shard did not answer: counts are exact or absent. */
export function fromResponse<Stored>(request: SearchRequest, response: SearchResponse<Stored>): SearchResult<Stored> {
  if (response.timed_out || response._shards.failed > 0)
    throw new Error('OpenSearch answered only in part: the search timed out or a shard failed.')
  const { hits, aggregations = {} } = response
  const aggregationOf = (field: string, name: string): Aggregation => {
    const one = (aggregations[withoutName(field)] ?? aggregations[WITH_ALL])?.[name]
    return typeof one === 'object' ? one : {}
  }
  return {
    hits: hits.hits.map(({ _id, _source }) => ({ id: _id, stored: _source.stored.part })),
    total: hits.total.value,
    facets: Object.fromEntries(
      request.facets.map(({ field, limit }) => {
        const first = countsOf(aggregationOf(field, facetName(field))).slice(0, limit)
        const always = countsOf(aggregationOf(field, alwaysName(field)))
        return [field, [...first, ...always.filter(({ value }) => !first.some((one) => one.value === value))]]
      }),
    ),
    stats: Object.fromEntries(request.stats.map((field) => [field, statsOf(aggregationOf(field, statsName(field)))])),
  }
}

function countsOf({ buckets = [] }: Aggregation): readonly FacetCount[] {
  return buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))
}

function statsOf({ count = 0, sum = 0, min = null, max = null }: Aggregation): NumberStats | null {
  return count === 0 || min === null || max === null ? null : { min, max, avg: sum / count, sum, count }
}
