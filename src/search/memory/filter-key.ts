import type { Filter } from '../engine.ts'

/**
 * A text that only filters of the same meaning share. Not JSON: that writes an infinite number as null, which is an open
 * end, and one visitor's odd address would spoil what is kept for the others.
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
