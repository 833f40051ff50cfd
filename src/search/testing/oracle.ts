import type {
  FacetRequest,
  Filter,
  NumberStats,
  SearchDocument,
  SearchEngine,
  SearchRequest,
  SearchResult,
  SearchSchema,
  Sort,
} from '../engine.ts'
import { distanceOf, numberOf, passes, textsOf } from '../passes.ts'
import { oracleScorer } from './oracle-text.ts'

/**
 * The simplest possible engine: plain loops over plain objects, slow and obvious. Tests compare the real engines with
 * it, and the benchmark measures against it.
 */
export function createOracle<Stored>(schema: SearchSchema): SearchEngine<Stored> {
  const documents = new Map<string, SearchDocument<Stored>>()

  function search(request: SearchRequest): SearchResult<Stored> {
    const score = oracleScorer(request.text, schema, [...documents.values()])
    const candidates = [...documents.values()]
      .filter((document) => request.base.every((filter) => passes(document, filter)))
      .map((document) => ({ document, score: score(document) }))
      .filter(({ score }) => score !== null)
    const passing = candidates.filter(({ document }) => request.filters.every((filter) => passes(document, filter)))
    /** The candidates that pass the visitor's filters except those on `field`. */
    const among = (field: string) => {
      const others = request.filters.filter((filter) => !fieldsOf(filter).every((own) => own === field))
      if (others.length === request.filters.length) return passing
      return candidates.filter(({ document }) => others.every((filter) => passes(document, filter)))
    }
    const hits = passing.toSorted(
      (one, other) =>
        behindOf(one.document, request) - behindOf(other.document, request) ||
        compareBySort(one, other, request.sort, request.text) ||
        descending(numberOf(one.document, schema.newest), numberOf(other.document, schema.newest)) ||
        (one.document.id < other.document.id ? -1 : 1),
    )
    return {
      hits: hits
        .slice(request.offset, request.offset + request.limit)
        .map(({ document }) => ({ id: document.id, stored: document.stored })),
      total: hits.length,
      facets: Object.fromEntries(
        request.facets.map((facet) => [
          facet.field,
          count(
            among(facet.field).map(({ document }) => document),
            facet,
          ),
        ]),
      ),
      stats: Object.fromEntries(
        request.stats.map((field) => [field, statsOf(among(field).map(({ document }) => numberOf(document, field)))]),
      ),
    }
  }

  return {
    search: async (request) => search(request),
    upsert: async (changed) => {
      for (const document of changed) documents.set(document.id, document)
    },
    remove: async (ids) => {
      for (const id of ids) documents.delete(id)
    },
    fetch: async (ids) => ids.flatMap((id) => documents.get(id)?.stored ?? []),
    size: async () => documents.size,
    close: async () => {},
  }
}

type Document = SearchDocument<unknown>

/** The fields of a filter; '' for one that belongs to no facet. */
function fieldsOf(filter: Filter): readonly string[] {
  if (filter.kind === 'near') return ['']
  if (filter.kind !== 'any' && filter.kind !== 'all') return [filter.field]
  if (filter.of !== undefined) return [filter.of]
  return filter.filters.length === 0 ? [''] : filter.filters.flatMap(fieldsOf)
}

interface Scored {
  readonly document: Document
  readonly score: number | null
}

function compareBySort(one: Scored, other: Scored, sort: Sort, text: string): number {
  if (sort.by === 'relevance') return text === '' ? 0 : other.score! - one.score!
  if (sort.by === 'distance') return ascending(distanceOf(one.document, sort), distanceOf(other.document, sort))
  const compare = sort.direction === 'ascending' ? ascending : descending
  return compare(numberOf(one.document, sort.field), numberOf(other.document, sort.field))
}

function behindOf(document: Document, { behind }: SearchRequest): number {
  return behind === undefined ? 0 : (numberOf(document, behind) ?? 0)
}

function ascending(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one - other
}

function descending(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return other - one
}

function count(documents: readonly Document[], facet: FacetRequest) {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of new Set(textsOf(document, facet.field))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const sign = facet.tie === 'ascending' ? 1 : -1
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -sign : sign))
    .filter(({ value }, place) => place < facet.limit || facet.always?.includes(value))
}

function statsOf(numbers: readonly (number | null)[]): NumberStats | null {
  const values = numbers.filter((value) => value !== null)
  if (values.length === 0) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const min = values.reduce((least, value) => Math.min(least, value))
  const max = values.reduce((most, value) => Math.max(most, value))
  return { min, max, avg: sum / values.length, sum, count: values.length }
}
