import { BODY_NAMES } from '../car/body-type.ts'
import { BODY_TYPES } from '../car/vocabulary.ts'
import { segmentOf } from '../slug.ts'
import type { FacetName } from './facet/facet-names.ts'
import { stockHref } from './stock-href.ts'
import {
  bodySegment,
  CONDITION_SEGMENTS,
  ownBodyPath,
  readStockPath,
  SEATS_SEGMENT,
  type StockPath,
  type StockVocabulary,
  WHOLE_LISTING,
} from './stock-path.ts'
import { EMPTY_QUERY, type StockQuery, stateOf } from './stock-query.ts'

/**
 * ROUTE-2: the listing page with exactly the filters of a query: '/search/toyota' for '?make=Toyota'. Null if no page
 * matches exactly.
 */
export function ownPage(query: StockQuery, vocabulary: StockVocabulary): StockPath | null {
  const queryKey = keyOf({ ...query, sort: null, asked: '' })
  for (const segments of candidates(query, vocabulary)) {
    const page = readStockPath(segments, vocabulary)
    if (page !== null && keyOf({ ...EMPTY_QUERY, values: page.values }) === queryKey) return page
  }
  return null
}

/** A listing: a page, and the filters that are added to it. */
export interface OwnListing {
  readonly page: StockPath
  readonly query: StockQuery
  readonly href: string
}

/**
 * ROUTE-2, A5: where exactly the cars of a make, a model or a body are listed: its page, and where other names share the
 * page's address, its own name as a filter: '/search/toyota/prius?model=Prius%2B' beside a Prius. So the address of the
 * page never depends on what else is in stock. The whole listing with filters, if there is no page.
 */
export function ownListing(values: StockQuery['values'], vocabulary: StockVocabulary): OwnListing {
  const whole = { ...EMPTY_QUERY, values }
  for (const segments of candidates(whole, vocabulary)) {
    const page = readStockPath(segments, vocabulary)
    if (page !== null && covers(page.values, values)) return listingAt(page, sharedNames(values, page.values))
  }
  return listingAt(WHOLE_LISTING, values)
}

/** The listing with more filters. */
export function listingWith({ page, query }: OwnListing, values: StockQuery['values']): OwnListing {
  return listingAt(page, { ...query.values, ...values })
}

function listingAt(page: StockPath, values: StockQuery['values']): OwnListing {
  const query = { ...EMPTY_QUERY, values }
  return { page, query, href: stockHref(page.path, query) }
}

function covers(page: StockPath['values'], values: StockQuery['values']): boolean {
  const names = Object.keys(values) as FacetName[]
  const all = names.every((name) => values[name]?.every((value) => page[name]?.includes(value)))
  return all && Object.keys(page).length === names.length
}

/** The values by names that an address may share. The body types of one page are the same to buyers (D-40). */
function sharedNames(values: StockQuery['values'], page: StockPath['values']): StockQuery['values'] {
  const shared = (['make', 'model', 'body'] as const).filter(
    (name) => (values[name]?.length ?? 0) < (page[name]?.length ?? 0),
  )
  return Object.fromEntries(shared.map((name) => [name, values[name]]))
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
