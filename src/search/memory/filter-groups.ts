import type { Filter } from '../engine.ts'

/** The visitor's filters by the field whose counts leave them out; filters without such a field are under `null`. */
export function groupFilters(filters: readonly Filter[]): ReadonlyMap<string | null, Filter> {
  const groups = new Map<string | null, Filter>()
  for (const filter of filters) {
    const field = ownField(filter)
    const others = groups.get(field)
    groups.set(field, others ? { kind: 'all', filters: [others, filter] } : filter)
  }
  return groups
}

/**
 * The field a filter belongs to; a combination belongs to the field it names, or to the one that all its parts share.
 */
function ownField(filter: Filter): string | null {
  if (filter.kind === 'near') return null
  if (filter.kind !== 'any' && filter.kind !== 'all') return filter.field
  if (filter.of !== undefined) return filter.of
  const [first, ...others] = filter.filters.map(ownField)
  return first !== undefined && others.every((field) => field === first) ? first : null
}
