import type { Filter } from '../engine.ts'

/**
 * Cache key of a filter: equal only for filters of the same meaning. Not JSON, which writes an infinite number as null,
 * an open end: one visitor's odd address would poison the cache for others.
 */
export function filterKey(filter: Filter): string {
  switch (filter.kind) {
    case 'in':
    case 'not-in':
      return `${filter.kind} ${filter.field} ${JSON.stringify(filter.values)}`
    case 'range':
      return `range ${filter.field} ${filter.min} ${filter.max}`
    case 'any':
    case 'all':
      return `${filter.kind} (${filter.filters.map(filterKey).join(', ')})`
    case 'near':
      return `near ${filter.latField} ${filter.lngField} ${filter.lat} ${filter.lng} ${filter.km}`
  }
}
