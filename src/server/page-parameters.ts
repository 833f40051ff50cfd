import { MODEL_LISTS } from '#domain/model/models-query.ts'
import { PART_LISTS } from '#domain/parts/parts-query.ts'
import { DEALERSHIP_LISTS } from '#domain/stock/dealership-query.ts'
import { FACET_NAMES } from '#domain/stock/facet-names.ts'
import { NEAR_FIELDS } from '#domain/stock/near.ts'
import { rangeFieldNames } from '#domain/stock/stock-query.ts'

const LISTING = [
  'query',
  'page',
  'sortBy',
  'refinementList',
  ...Object.values(NEAR_FIELDS),
  ...FACET_NAMES.flatMap((name) => [name, ...Object.values(rangeFieldNames(name))]),
]
const DIRECTORY = ['query', 'offset']
/** What a link to a form fills in (ROUTE-7, FIN-8). */
const FORM = ['car_id', 'car_type', 'preferredDealership', 'vehiclePriceBudget', 'model', 'part']
const CALLS = ['q', 'route', 'car_id', 'location_id', 'date', 'address']
const NONE: readonly string[] = []

/**
 * The query parameters that change a page, by the first segment of its address; an address that begins otherwise takes
 * none. A route that reads another one names it here, else the page cache drops it.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  search: LISTING,
  cars: [...LISTING, ...FORM, 'enquiry'],
  models: [...DIRECTORY, ...MODEL_LISTS, 'model.body'],
  parts: [...DIRECTORY, ...PART_LISTS, ...FORM],
  'special-offers': [...DIRECTORY, ...DEALERSHIP_LISTS],
  blog: ['page'],
  budget: ['weekly', 'deposit', 'budget', 'go'],
  compare: ['cars', 'find', 'show'],
  'checkout-journey': ['car_id'],
  finance: FORM,
  'finance-enquiry': FORM,
  'apply-for-finance': FORM,
  'finance-pre-approval': FORM,
  personalised: FORM,
  contact: FORM,
  'contact-us': FORM,
  'book-test-drive': FORM,
  'trade-in': FORM,
  'sell-my-car': FORM,
  service: FORM,
  careers: FORM,
  fleet: FORM,
  api: [...LISTING, ...CALLS],
}

/** The names of the parameters that the page at a path takes; those of `/search` for `/Search/toyota` and `/search.data`. */
export function parametersOf(pathname: string): ReadonlySet<string> {
  const [first = ''] = pathname.split('/').filter(Boolean)
  const isData = pathname.endsWith('.data')
  return known[isData ? 'data' : 'page'].get(plain(first)) ?? (isData ? DATA_ALONE : NO_PARAMETERS)
}

/** The router asks for a page's data by these. */
const ROUTER = ['_routes', 'index']
const NO_PARAMETERS: ReadonlySet<string> = new Set(NONE)
const DATA_ALONE: ReadonlySet<string> = new Set(ROUTER)
const known = {
  page: new Map(Object.entries(PAGE_PARAMETERS).map(([first, names]) => [first, new Set(names)])),
  data: new Map(Object.entries(PAGE_PARAMETERS).map(([first, names]) => [first, new Set([...names, ...ROUTER])])),
}

function plain(segment: string): string {
  const text = segment.toLowerCase().replace(/\.data$/, '')
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    // A broken escape names no route.
    return ''
  }
}
