import type { FieldValue, Filter } from '#search/engine.ts'

/**
 * ALERT-3: fields by which alerts are found. A car has one key for each choice of these fields, 32 at most if each has
 * one value, and a search has the key of exactly the fields that it names. So a changed car finds the searches that name
 * its make, model, body and condition without reading any other search.
 */
const KEY_FIELDS = ['make', 'model', 'own_body', 'simple_body', 'car_type'] as const

/** A search with many values of a field has a key for each; with more than this it leaves the field to the full check. */
const MOST_KEYS = 32

type Parts = readonly (readonly [field: string, value: string])[]

/** The keys of a search, from its filters. Only plain filters make keys; `passes` checks all of them afterwards. */
export function searchKeys(filters: readonly Filter[]): readonly string[] {
  let keys: readonly Parts[] = [[]]
  for (const field of KEY_FIELDS) {
    const values = fewestValues(filters, field)
    if (values === null || keys.length * values.length > MOST_KEYS) continue
    keys = keys.flatMap((parts) => values.map((value): Parts => [...parts, [field, value]]))
  }
  return keys.map(keyOf)
}

/** The values of the field's narrowest plain filter; the site's own limit is one too. */
function fewestValues(filters: readonly Filter[], field: string): readonly string[] | null {
  const sets = filters.flatMap((each) =>
    each.kind === 'in' && each.field === field ? [[...new Set(each.values)]] : [],
  )
  return sets.toSorted((one, other) => one.length - other.length)[0] ?? null
}

/** The keys under which a car's searches are found, from the fields of its document. */
export function carKeys(fields: Readonly<Record<string, FieldValue>>): readonly string[] {
  let keys: readonly Parts[] = [[]]
  for (const field of KEY_FIELDS) {
    const values = valuesOf(fields[field] ?? null)
    keys = keys.flatMap((parts) => [parts, ...values.map((value): Parts => [...parts, [field, value]])])
  }
  return keys.map(keyOf)
}

function keyOf(parts: Parts): string {
  return parts.map(([field, value]) => `${field}=${JSON.stringify(value)}`).join('&')
}

function valuesOf(value: FieldValue): readonly string[] {
  if (value === null) return []
  return typeof value === 'object' ? [...new Set(value)] : [String(value)]
}
