import type { z } from 'zod'
import { createCache } from '#caching/bounded-cache.ts'
import type { SchemaNode } from '../docs/json-schema.ts'
import type { Json } from './read-json.ts'
import { withoutGivenIds } from './without-given-ids.ts'

/** What a JSON file beside `site.json` must look like. */
export interface FileShape<Shape extends z.ZodType> {
  readonly kind: 'models' | 'parts' | 'page'
  readonly shape: Shape
  readonly schema: SchemaNode
}

/** Results by the file's kind and text: a site that is read again has most of its files as they were (STUDIO-4). */
const results = createCache<string, z.ZodSafeParseResult<unknown>>('checked-files', {
  // The values of a text take about as much again as the text.
  bytesOf: (_, key) => 4 * key.length,
})

/** Checks a file that was read. One with the same text as before is not checked again. */
export function checkedFile<Shape extends z.ZodType>(
  { text, value }: Extract<Json, { readonly ok: true }>,
  { kind, shape, schema }: FileShape<Shape>,
): z.ZodSafeParseResult<z.output<Shape>> {
  const result = results.getOrCompute(`${kind} ${text}`, () => shape.safeParse(withoutGivenIds(value, schema)))
  // The kind, which is part of the key, has one shape.
  return result as z.ZodSafeParseResult<z.output<Shape>>
}
