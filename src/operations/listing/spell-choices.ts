import type { Understanding } from '#domain/ask/understanding.ts'
import { BODY_NAMES } from '#domain/car/body-type.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { facetField, facetValue } from '#domain/listing/facet/facet-field.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { FACETS } from '#domain/listing/facet/facets.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { type KnownValues, spelledAs, withMeanings } from '#domain/listing/spelling.ts'
import { type StockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import type { SiteRequest } from '../site-request.ts'
import { readWords } from './read-words.ts'

/** Limit that returns all values of a facet. */
const ALL = 10_000

/** A chosen value that no car of the site has, and those that some car has, the first in the alphabet first. */
export interface UnmetChoice {
  readonly name: FacetName
  readonly value: string
  readonly known: readonly string[]
}

/**
 * D-38, A20: the query's values as the site's stock spells them, or as the words of the search box mean them: 'auto' is
 * Automatic and 'EV' Electric. Searches only facets with a selected value that matched nothing, so a correctly spelt query
 * costs no search. `unmet`: values that no car has even so.
 */
export async function spellChoices(
  engine: SearchEngine<CarSummary>,
  request: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  { query, found, vocabulary }: Choices,
): Promise<{ readonly query: StockQuery; readonly unmet: readonly UnmetChoice[] }> {
  const { site, now } = request
  const doubtful = FACET_NAMES.filter((name) => {
    const counted = found.facets[facetField(name, site)] ?? []
    const has = (value: string) => counted.some((one) => facetValue(name, one.value, site) === value)
    return FACETS[name].kind === 'values' && query.values[name]?.some((value) => !has(value))
  })
  if (doubtful.length === 0) return { query, unmet: [] }
  const { facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    facets: doubtful.map((name) => ({ field: facetField(name, site), limit: ALL, tie: 'ascending' })),
    stats: [],
    limit: 0,
  })
  const knownValues: KnownValues = Object.fromEntries(
    doubtful.map((name) => [
      name,
      (facets[facetField(name, site)] ?? []).map(({ value }) => facetValue(name, value, site)),
    ]),
  )
  const unmetOf = ({ values }: StockQuery) =>
    doubtful.flatMap((name) =>
      (values[name] ?? [])
        .filter((value) => !knownValues[name]?.includes(value))
        .map((value) => ({ name, value, known: (knownValues[name] ?? []).toSorted() })),
    )
  const spelled = spelledAs(query, knownValues)
  const meanings = await Promise.all(
    unmetOf(spelled).map(async ({ name, value }) => {
      const meaning = await readWords(engine, request, value, vocabulary)
      return [JSON.stringify([name, value]), meaning === null ? null : valuesMeant(meaning, name)] as const
    }),
  )
  const meant = new Map(meanings)
  const understood = withMeanings(spelled, (name, value) => meant.get(JSON.stringify([name, value])) ?? null)
  return { query: understood, unmet: unmetOf(understood) }
}

interface Choices {
  readonly query: StockQuery
  readonly found: Pick<SearchResult<unknown>, 'facets'>
  readonly vocabulary: StockVocabulary
}

/** The values of a facet that words mean, if they mean nothing else. */
function valuesMeant(meaning: Understanding, name: FacetName): readonly string[] | null {
  const { text, unmatched, ranges, place } = meaning
  const { simple_body: bodies, ...others } = meaning.values
  const values = name === 'body' && bodies ? { ...others, body: bodies.map(bodyLabel) } : meaning.values
  const isAll = text === '' && unmatched.length === 0 && place === null && Object.keys(ranges).length === 0
  return isAll && Object.keys(values).length === 1 ? (values[name] ?? null) : null
}

function bodyLabel(code: string): string {
  const body = BODY_TYPES.find((type) => type === code)
  return body === undefined ? code : BODY_NAMES[body].label
}
