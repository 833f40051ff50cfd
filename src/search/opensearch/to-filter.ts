import type { Filter } from '../engine.ts'
import type { IndexFields } from './index-fields.ts'

/** A query in OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>

export const EVERY: Query = { match_all: {} }
export const NONE: Query = { match_none: {} }

export function toFilter(filter: Filter, fields: IndexFields): Query {
  switch (filter.kind) {
    case 'in':
      return { terms: { [fields.value(filter.field)]: filter.values } }
    case 'not-in':
      return { bool: { must_not: [{ terms: { [fields.value(filter.field)]: filter.values } }] } }
    case 'range':
      return toRange(fields.number(filter.field), filter.min, filter.max)
    case 'any':
      return filter.filters.length === 0 ? NONE : either(filter.filters.map((part) => toFilter(part, fields)))
    case 'all':
      return both(filter.filters.map((part) => toFilter(part, fields)))
    case 'near':
      return toNear(filter, fields)
  }
}

/** Matches documents that pass all queries; everything if there are none. */
export function both(queries: readonly Query[]): Query {
  if (queries.length === 0) return EVERY
  return queries.length === 1 ? queries[0]! : { bool: { filter: queries } }
}

export function either(queries: readonly Query[]): Query {
  return queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } }
}

/** JSON has no infinite numbers: an infinite end becomes an open end, or a range that matches nothing. */
function toRange(path: string, min: number | null, max: number | null): Query {
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  if (!(least < Number.POSITIVE_INFINITY && most > Number.NEGATIVE_INFINITY)) return NONE
  const gte = least === Number.NEGATIVE_INFINITY ? {} : { gte: least }
  const lte = most === Number.POSITIVE_INFINITY ? {} : { lte: most }
  if (least > most) return NONE
  return Object.keys({ ...gte, ...lte }).length === 0
    ? { exists: { field: path } }
    : { range: { [path]: { ...gte, ...lte } } }
}

/**
 * A script with our own formula, because OpenSearch's distance assumes another Earth radius. The latitude range
 * excludes most documents before the slow script runs.
 */
function toNear(filter: Extract<Filter, { kind: 'near' }>, fields: IndexFields): Query {
  const { lat, lng, km } = filter
  if (![lat, lng, km].every(Number.isFinite)) return NONE
  const [latPath, lngPath] = [fields.number(filter.latField), fields.number(filter.lngField)]
  const degrees = km / KM_A_DEGREE + SLACK_DEGREES
  return both([
    { range: { [latPath]: { gte: lat - degrees, lte: lat + degrees } } },
    { exists: { field: lngPath } },
    {
      script: {
        script: { source: `${DISTANCE_KM} <= params.km`, params: { latPath, lngPath, lat, lng, km } },
      },
    },
  ])
}

/** A little less than a degree of latitude, so that the band is never too narrow. */
const KM_A_DEGREE = 111.19
const SLACK_DEGREES = 1e-6

/** `distanceKm` in OpenSearch's script language. */
export const DISTANCE_KM =
  '2 * 6371 * Math.asin(Math.min(1, Math.sqrt(' +
  'Math.pow(Math.sin((doc[params.latPath].value - params.lat) * (Math.PI / 180) / 2), 2) + ' +
  'Math.cos(params.lat * (Math.PI / 180)) * Math.cos(doc[params.latPath].value * (Math.PI / 180)) * ' +
  'Math.pow(Math.sin((doc[params.lngPath].value - params.lng) * (Math.PI / 180) / 2), 2))))'
