import type { Filter } from '../engine.ts'

/** The visitor's filters by the field whose own counts leave them out; those without such a field under `null`. */
export function groupFilters(filters: readonly Filter[]): ReadonlyMap<string | null, Filter> {
  const groups = new Map<string | null, Filter>()
  for (const filter of filters) {
    const field = ownField(filter)
    const others = groups.get(field)
    groups.set(field, others ? { kind: 'all', filters: [others, filter] } : filter)
  }
  return groups
}

/** The one field that a filter is about; a combination is about the field it names, or the one of all its parts. */
function ownField(filter: Filter): string | null {
  if (filter.kind === 'near') return null
  if (filter.kind !== 'any' && filter.kind !== 'all') return filter.field
  if (filter.of !== undefined) return filter.of
  const [first, ...others] = filter.filters.map(ownField)
  return first !== undefined && others.every((field) => field === first) ? first : null
}
