import { BODY_NAMES } from '../car/body-type.ts'
import { BODY_TYPES } from '../car/vocabulary.ts'
import { segmentOf } from '../slug.ts'
import {
  bodySegment,
  CONDITION_SEGMENTS,
  ownBodyPath,
  readStockPath,
  SEATS_SEGMENT,
  type StockPath,
  type StockVocabulary,
} from './stock-path.ts'
import { EMPTY_QUERY, type StockQuery, stateOf } from './stock-query.ts'

/**
 * ROUTE-2: the listing page with exactly the filters of a query: '/search/toyota' for '?make=Toyota'. Null if no page
 * matches exactly.
 */
export function ownPage(query: StockQuery, vocabulary: StockVocabulary): StockPath | null {
  const wanted = keyOf({ ...query, sort: null, asked: '' })
  for (const segments of candidates(query, vocabulary)) {
    const page = readStockPath(segments, vocabulary)
    if (page !== null && keyOf({ ...EMPTY_QUERY, values: page.values }) === wanted) return page
  }
  return null
}

function candidates({ values }: StockQuery, { bodies = [] }: StockVocabulary): readonly (readonly string[])[] {
  const [make, model] = [values.make?.[0], values.model?.[0]]
  if (make !== undefined) return [[make, ...(model === undefined ? [] : [model])].map(segmentOf)]
  const [own] = values.body ?? []
  if (own !== undefined && bodies.includes(own)) return [ownBodyPath(own).split('/').slice(-1).map(decodeURIComponent)]
  const body = BODY_TYPES.find(
    (type) => values.simple_body?.includes(type) || values.body?.includes(BODY_NAMES[type].label),
  )
  return [...CONDITION_SEGMENTS, SEATS_SEGMENT, ...(body === undefined ? [] : [bodySegment(body)])].map((one) => [one])
}

/** A canonical text of a query, independent of the order of its values. A body's label and code give the same text. */
function keyOf(query: StockQuery): string {
  return stateOf(query)
    .map(({ name, value }) => (name === 'body' ? `simple_body=${codeOfBody(value)}` : `${name}=${value}`))
    .sort()
    .join('&')
}

function codeOfBody(label: string): string {
  return BODY_TYPES.find((type) => BODY_NAMES[type].label === label) ?? label
}
