import type { FieldValue, Filter } from './engine.ts'
import { distanceKm } from './memory/distance.ts'

/** A document's fields by name. */
export interface Fielded {
  readonly fields: Readonly<Record<string, FieldValue>>
}

/** Whether one document passes one filter, read straight from its fields: for few documents, without an engine. */
export function passes(document: Fielded, filter: Filter): boolean {
  switch (filter.kind) {
    case 'in':
      return filter.values.some((value) => textsOf(document, filter.field).includes(value))
    case 'not-in':
      return !filter.values.some((value) => textsOf(document, filter.field).includes(value))
    case 'range': {
      const value = numberOf(document, filter.field)
      return (
        value !== null && (filter.min === null || value >= filter.min) && (filter.max === null || value <= filter.max)
      )
    }
    case 'any':
      return filter.filters.some((part) => passes(document, part))
    case 'all':
      return filter.filters.every((part) => passes(document, part))
    case 'near': {
      const distance = distanceOf(document, filter)
      return distance !== null && distance <= filter.km
    }
  }
}

/** A field's values as texts. */
export function textsOf(document: Fielded, field: string): readonly string[] {
  const value = document.fields[field] ?? null
  if (value === null) return []
  return typeof value === 'object' ? value : [String(value)]
}

/** A field's number; null without one. */
export function numberOf(document: Fielded, field: string): number | null {
  const value = document.fields[field] ?? null
  return typeof value === 'number' ? value : null
}

/** Distance from a point in kilometres; null if the document has no coordinates. */
export function distanceOf(
  document: Fielded,
  from: { latField: string; lngField: string; lat: number; lng: number },
): number | null {
  const lat = numberOf(document, from.latField)
  const lng = numberOf(document, from.lngField)
  return lat === null || lng === null ? null : distanceKm(from, lat, lng)
}
