import type { Filter } from '#search/engine.ts'
import type { CarType, ItemType } from '../car/vocabulary.ts'

/** Site fields that limit its stock. A `Site` is one. */
export interface BaseFilterSite {
  readonly dealerships: readonly { readonly slug: string }[]
  readonly search: {
    readonly base: {
      readonly dealerships: readonly string[]
      readonly carTypes: readonly CarType[]
      readonly itemTypes: readonly ItemType[]
      readonly inStockOnly: boolean
      readonly minimumPhotos: number
    }
    readonly sold: { readonly keepDays: number }
  }
}

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/**
 * SEARCH-8, CAR-6: the filter that always applies on a site, whatever a visitor searches for. It changes at most once a
 * minute, so that the engine can reuse the filter's cached rows.
 */
export function baseFilter({ dealerships, search }: BaseFilterSite, now: Date): readonly Filter[] {
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE
  const { base, sold } = search
  const slugs = base.dealerships.length > 0 ? base.dealerships : dealerships.map(({ slug }) => slug)
  return [
    { kind: 'in', field: 'dealership_slug', values: slugs },
    { kind: 'in', field: 'shown', values: ['yes'] },
    ...limit('car_type', base.carTypes),
    ...limit('item_type', base.itemTypes),
    ...(base.minimumPhotos > 0 ? [atLeast('photos', base.minimumPhotos)] : []),
    statusFilter(base.inStockOnly, sold.keepDays, minute),
  ]
}

/** An empty list sets no limit. */
function limit(field: string, values: readonly string[]): readonly Filter[] {
  return values.length > 0 ? [{ kind: 'in', field, values }] : []
}

function statusFilter(inStockOnly: boolean, keepSoldDays: number, minute: number): Filter {
  const listed: Filter = {
    kind: 'in',
    field: 'status',
    values: inStockOnly ? ['in_stock'] : ['in_stock', 'coming_soon'],
  }
  if (keepSoldDays === 0) return listed
  const justSold: Filter = {
    kind: 'all',
    filters: [
      { kind: 'in', field: 'status', values: ['sold'] },
      atLeast('sold_at', minute - keepSoldDays * MS_PER_DAY),
    ],
  }
  return { kind: 'any', filters: [listed, justSold] }
}

function atLeast(field: string, min: number): Filter {
  return { kind: 'range', field, min, max: null }
}
