import { CALCULATOR_FIELDS } from '#domain/finance/calculator.ts'
import { DEALERSHIP_LISTS } from '#domain/listing/dealership-query.ts'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { NEAR_FIELDS } from '#domain/listing/near.ts'
import { OPENED } from '#domain/listing/opened-filters.ts'
import { ASKED, EXCLUDED, rangeFieldNames } from '#domain/listing/stock-query.ts'
import { MODEL_LISTS } from '#domain/model/models-query.ts'
import { PART_LISTS } from '#domain/parts/parts-query.ts'
import type { ParameterSet, Route } from '#domain/route/route.ts'
import { ONLY } from '#web/page-data.ts'

const LISTING = [
  'query',
  'page',
  'sortBy',
  ASKED,
  'refinementList',
  OPENED,
  ...Object.values(NEAR_FIELDS),
  ...FACET_NAMES.flatMap((name) => [name, EXCLUDED + name, ...Object.values(rangeFieldNames(name))]),
]
const DIRECTORY = ['query', 'offset']
/** Fields that a link to a form prefills (ROUTE-7, FIN-8), and the words of its finder. */
const FORM = ['car_id', 'car_type', 'preferredDealership', 'vehiclePriceBudget', 'model', 'part', 'find']

/**
 * Query parameters that change a page, by the set names in the table of routes. A parameter that a route reads must be
 * added here, else the page cache drops it.
 */
export const PAGE_PARAMETERS: Readonly<Record<ParameterSet, readonly string[]>> = {
  listing: LISTING,
  models: [...DIRECTORY, ...MODEL_LISTS, 'model.body'],
  parts: [...DIRECTORY, ...PART_LISTS],
  offers: [...DIRECTORY, ...DEALERSHIP_LISTS],
  articles: ['page'],
  budget: ['weekly', 'deposit', 'budget', 'go'],
  compare: ['cars', 'find', 'show'],
  form: FORM,
  finance: [...FORM, ...CALCULATOR_FIELDS],
  enquiry: ['enquiry'],
  'one-car': ['car_id'],
  'search-call': [...LISTING, 'route', 'offset', 'hitsPerPage'],
  suggestions: ['q'],
}

/** Names of a route's parameters. `isData`: the router requests only the page's data. */
export function parametersOf({ takes }: Pick<Route, 'takes'>, isData: boolean): ReadonlySet<string> {
  if (takes === null) return isData ? PART_ALONE : NONE
  return parameterSets[isData ? 'data' : 'page'][takes]
}

const NONE: ReadonlySet<string> = new Set()
const PART_ALONE: ReadonlySet<string> = new Set([ONLY])
const parameterSets = { page: setsWith([]), data: setsWith([ONLY]) }

function setsWith(more: readonly string[]): Readonly<Record<ParameterSet, ReadonlySet<string>>> {
  const sets = Object.entries(PAGE_PARAMETERS).map(([name, parameters]) => [name, new Set([...parameters, ...more])])
  return Object.fromEntries(sets)
}
