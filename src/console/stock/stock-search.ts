import { hasFilters, inView, isUsuallyOrdered, type StockListQuery } from '#domain/desk/stock-list-query.ts'
import { stockOrderText } from '#domain/desk/stock-sort.ts'
import { facetIn } from '#domain/listing/facet/facet-in-region.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, rangeFieldNames, stateOf } from '#domain/listing/stock-query.ts'
import type { RegionCode } from '#domain/region.ts'
import { DESK_FILTERS, type DeskFilter, type FoundStock } from '#operations/desk/find-stock.ts'
import { activeFilters } from '#views/listing/chips.ts'
import { ORDER_CHOICES } from './stock-labels.ts'
import { stockHref } from './stock-notice.ts'
import type { StockSearch } from './stock-values.ts'

/** DESK-1: the words, filters and order of the table, as its form shows them. */
export function searchOf(query: StockListQuery, choices: FoundStock['choices'], region: RegionCode): StockSearch {
  const { filters, words, view } = query
  const order = isUsuallyOrdered(query) ? '' : stockOrderText(query.order)
  const price = filters.ranges.price
  const hasControl = (name: string, value: string) =>
    name === 'price' || (isDeskFilter(name) && filters.values[name]?.[0] === value)
  const place = { page: WHOLE_LISTING, query: filters, vocabulary: { makes: [] } }
  const chips = activeFilters(place, region).map(({ label, without }) => ({
    label,
    href: stockHref({ ...query, filters: { ...EMPTY_QUERY, ...without.query }, page: 1 }),
  }))
  return {
    words,
    hidden: [
      ...(view === 'all' ? [] : [{ name: 'view', value: view }]),
      ...stateOf(filters).filter(({ name, value }) => !hasControl(name, value)),
    ],
    selects: DESK_FILTERS.filter((name) => isUseful(name, query, choices)).map((name) => ({
      name,
      label: facetIn(region, name).label,
      value: filters.values[name]?.[0] ?? '',
      choices: choices[name].map((value) => ({ value, label: labelOf(name, value, region) })),
    })),
    prices: [
      { name: PRICE_NAMES.min, label: 'Price from', value: String(price?.min ?? '') },
      { name: PRICE_NAMES.max, label: 'Price to', value: String(price?.max ?? '') },
    ],
    chips,
    clear:
      words === '' && !hasFilters(query)
        ? null
        : stockHref(inView({ ...query, words: '', filters: EMPTY_QUERY }, view)),
    order,
    orders:
      ORDER_CHOICES.some(({ value }) => value === order) || order === ''
        ? ORDER_CHOICES
        : [...ORDER_CHOICES, { value: order, label: 'As sorted' }],
  }
}

const PRICE_NAMES = rangeFieldNames('price')

function isDeskFilter(name: string): name is DeskFilter {
  return DESK_FILTERS.some((each) => each === name)
}

/** Models are of a make, and one location is no choice. */
function isUseful(name: DeskFilter, { filters }: StockListQuery, choices: FoundStock['choices']): boolean {
  if (filters.values[name]) return true
  return name === 'model' ? filters.values.make !== undefined : choices[name].length > 1
}

function labelOf(name: DeskFilter, value: string, region: RegionCode): string {
  const facet = facetIn(region, name)
  return facet.kind === 'values' ? facet.valueLabel(value) : value
}
