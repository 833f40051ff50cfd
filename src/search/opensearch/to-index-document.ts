import type { SearchDocument, SearchSchema } from '../engine.ts'
import { textsOf } from '../memory/columns/columns.ts'
import { documentWords } from '../memory/text/words.ts'
import { ID, indexFields, numberPath, STORED, valuePath } from './index-fields.ts'

/** A document in the index's shape: texts to count and filter by, numbers, and words by weight. */
export function toIndexDocument(document: SearchDocument<unknown>, schema: SearchSchema): Record<string, unknown> {
  const source: Record<string, unknown> = { [ID]: document.id, [STORED]: { part: document.stored } }
  for (const { name, type } of schema.fields) {
    const value = document.fields[name] ?? null
    if (value === null || type === 'text') continue
    // JSON has no infinite numbers or NaN.
    if (type === 'number' && !Number.isFinite(value)) continue
    source[valuePath(name)] = textsOf(value)
    if (type === 'number') source[numberPath(name)] = value
  }
  for (const [path, words] of wordsByWeight(document, schema)) source[path] = words
  return source
}

/** Each word once, under the highest weight of the fields that have it. */
function wordsByWeight(
  document: SearchDocument<unknown>,
  schema: SearchSchema,
): ReadonlyMap<string, readonly string[]> {
  const paths = new Map(indexFields(schema).weights.map(({ weight, path }) => [weight, path]))
  const best = new Map<string, number>()
  for (const { field, weight } of schema.text) {
    for (const word of textsOf(document.fields[field]).flatMap(documentWords)) {
      best.set(word, Math.max(weight, best.get(word) ?? 0))
    }
  }
  return Map.groupBy(best.keys(), (word) => paths.get(best.get(word)!)!)
}
