import type { FacetRequest, SearchRequest, Sort } from '../engine.ts'
import { groupFilters } from '../memory/filter-groups.ts'
import type { Synonyms } from '../memory/text/text-query.ts'
import { ID, type IndexFields } from './index-fields.ts'
import { LAST_HIT } from './index-settings.ts'
import { both, DISTANCE_KM, type Query, toFilter } from './to-filter.ts'
import { type HeldWords, toTextQuery } from './to-text-query.ts'

/** The schema's field that breaks ties. */
export interface Searching {
  readonly fields: IndexFields
  readonly synonyms: Synonyms
  readonly newest: string
}

/**
 * A request as OpenSearch's search body. The query holds what always applies, `post_filter` the visitor's filters; each
 * facet is counted within all filters but its own (SEARCH-4). `from-response` reads the answer. `held`: words of the
 * request that exist in the index as typed.
 */
export function toSearch(request: SearchRequest, { fields, synonyms, newest }: Searching, held: HeldWords) {
  const groups = new Map([...groupFilters(request.filters)].map(([field, filter]) => [field, toFilter(filter, fields)]))
  const others = groups.get(null)
  groups.delete(null)
  const text = toTextQuery(request.text, fields, synonyms, held)
  const byWords = request.sort.by === 'relevance' && text !== null
  const always = request.base.map((filter) => toFilter(filter, fields))
  if (others) always.push(others)
  if (text) always.push(text.match)
  const size = request.offset + request.limit > LAST_HIT ? 0 : request.limit
  return {
    query: { bool: { filter: always, ...(byWords && { should: [text.score] }) } },
    post_filter: both([...groups.values()]),
    aggs: counts(request, groups, fields),
    sort: [
      ...toTiers(request.behind, fields),
      ...(byWords ? [{ _score: 'desc' }] : toOrder(request.sort, fields)),
      ...ties(fields.number(newest)),
    ],
    from: size === 0 ? 0 : request.offset,
    size,
    track_total_hits: true,
  }
}

/** Facets and statistics, grouped by the filters they are counted within: all, or all but their own field's. */
function counts({ facets, stats }: SearchRequest, groups: ReadonlyMap<string | null, Query>, fields: IndexFields) {
  const aggregations: readonly (readonly [string, string, Query])[] = [
    ...facets.map((facet) => [facet.field, facetName(facet.field), countValues(facet, fields)] as const),
    ...facets.flatMap(({ field, tie, always = [] }) =>
      always.length === 0
        ? []
        : [
            [
              field,
              alwaysName(field),
              { terms: terms(field, always.length, { tie, include: always }, fields) },
            ] as const,
          ],
    ),
    ...stats.map((field) => [field, statsName(field), { stats: { field: fields.number(field) } }] as const),
  ]
  const within = new Map<string, { readonly filter: Query; readonly aggs: Record<string, Query> }>()
  for (const [field, name, count] of aggregations) {
    const place = groups.has(field) ? withoutName(field) : WITH_ALL
    const choices = [...groups].filter(([other]) => other !== field).map(([, filter]) => filter)
    const others = within.get(place)?.aggs ?? {}
    within.set(place, { filter: both(choices), aggs: { ...others, [name]: count } })
  }
  return Object.fromEntries(within)
}

/** Names of the aggregations, which `from-response` looks up. */
export const WITH_ALL = 'with all choices'
export const withoutName = (field: string): string => `without ${field}`
export const facetName = (field: string): string => `facet ${field}`
export const alwaysName = (field: string): string => `always ${field}`
export const statsName = (field: string): string => `stats ${field}`

/** OpenSearch counts at least one value; `from-response` cuts at the limit. */
function countValues({ field, limit, tie }: FacetRequest, fields: IndexFields): Query {
  return { terms: terms(field, Math.max(1, limit), { tie }, fields) }
}

/** `include`: count only these values. */
function terms(
  field: string,
  size: number,
  { tie, include }: { readonly tie: FacetRequest['tie']; readonly include?: readonly string[] | undefined },
  fields: IndexFields,
): Query {
  const order = [{ _count: 'desc' }, { _key: tie === 'ascending' ? 'asc' : 'desc' }]
  return { field: fields.value(field), size, order, ...(include && { include }) }
}

/** Sort clause for `behind`, before any other order. */
function toTiers(behind: string | undefined, fields: IndexFields): readonly Query[] {
  return behind === undefined ? [] : [{ [fields.number(behind)]: { order: 'asc', missing: 0 } }]
}

/** SEARCH-7: documents without the number come last in either direction. */
function toOrder(sort: Sort, fields: IndexFields): readonly Query[] {
  if (sort.by === 'relevance') return []
  if (sort.by === 'number') {
    const order = sort.direction === 'ascending' ? 'asc' : 'desc'
    return [{ [fields.number(sort.field)]: { order, missing: '_last' } }]
  }
  const [latPath, lngPath] = [fields.number(sort.latField), fields.number(sort.lngField)]
  const condition = 'doc[params.latPath].size() > 0 && doc[params.lngPath].size() > 0'
  const source = `${condition} ? ${DISTANCE_KM} : params.last`
  const params = { latPath, lngPath, lat: sort.lat, lng: sort.lng, last: Number.MAX_VALUE }
  return [{ _script: { type: 'number', order: 'asc', script: { source, params } } }]
}

function ties(newest: string): readonly Query[] {
  return [{ [newest]: { order: 'desc', missing: '_last' } }, { [ID]: 'asc' }]
}
