import itemsjs from 'itemsjs'
import type { SearchRequest } from '#search/engine.ts'
import { FACET_FIELDS } from './facet-fields.ts'
import { createWordSearch } from './minisearch.ts'
import { passes } from './passes.ts'
import { type Cars, groupsOf, type Peer, textsOf, withoutChoice } from './peer.ts'

/**
 * itemsjs counts; MiniSearch finds words and a plain loop filters ranges, and both pass ids to it, as its documentation
 * advises.
 */
export function createItemsJsPeer(cars: Cars): Peer {
  const words = createWordSearch(cars)
  const orders = ['created_at', 'price', 'km'].flatMap((field) => ['asc', 'desc'].map((order) => ({ field, order })))
  const engine = itemsjs(
    cars.map((car) => ({
      id: car.id,
      price: car.fields.price,
      km: car.fields.km,
      created_at: car.fields.created_at,
      ...Object.fromEntries(FACET_FIELDS.map((field) => [`facet ${field}`, textsOf(car, field)])),
    })),
    {
      native_search_enabled: false,
      custom_id_field: 'id',
      sortings: Object.fromEntries(orders.map(({ field, order }) => [`${field} ${order}`, { field, order }])),
      aggregations: Object.fromEntries(
        FACET_FIELDS.map((field) => [`facet ${field}`, { size: 100_000, conjunction: false }]),
      ),
    },
  )

  function ask(request: SearchRequest) {
    const { sort } = request
    const among = words(request.text)
    const filters: Record<string, readonly string[]> = {}
    const rest = [...groupsOf(request)].flatMap(([field, all]) => {
      const [only] = all
      if (all.length > 1 || only?.kind !== 'in') return all
      filters[`facet ${field}`] = only.values
      return []
    })
    const left = cars.filter((car) => (!among || among.has(car.id)) && rest.every((filter) => passes(car, filter)))
    return engine.search({
      per_page: request.limit,
      page: request.offset / request.limit + 1,
      sort: sort.by === 'number' ? `${sort.field} ${sort.direction.slice(0, -6)}` : 'created_at desc',
      filters,
      ...(left.length < cars.length && { ids: left.map(({ id }) => id) }),
    })
  }

  return {
    async answer(request) {
      const { data, pagination } = ask(request)
      const facets = new Map<string, ReadonlyMap<string, number>>()
      for (const { field } of request.facets) {
        // itemsjs leaves a choice of values out of its own counts, but does not know ranges.
        const ranged = request.filters.some((filter) => filter.kind === 'range' && filter.field === field)
        const wider = ranged ? withoutChoice(request, field) : null
        const { aggregations } = wider ? ask(wider).data : data
        const buckets = aggregations[`facet ${field}`]?.buckets ?? []
        facets.set(field, new Map(buckets.map(({ key, doc_count }) => [key, doc_count])))
      }
      return { ids: data.items.map(({ id }) => id), total: pagination.total, facets }
    },
    close: async () => {},
  }
}
