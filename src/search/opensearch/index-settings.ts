import type { SearchSchema } from '../engine.ts'
import { ALL_WORDS, ID, indexFields, LONGEST_TEXT, numberPath, STORED, valuePath } from './index-fields.ts'

/** Far behind the last page of any stock: what is asked for beyond it is beyond the end. */
export const LAST_HIT = 10_000_000

/**
 * The body that makes an index for a schema. One primary shard, so that counts are exact whatever is asked, with a copy
 * on a second node where there is one.
 */
export function indexSettings(schema: SearchSchema) {
  const { weights } = indexFields(schema)
  const text = { type: 'keyword', ignore_above: LONGEST_TEXT }
  const words = { ...text, doc_values: false }
  const properties = Object.fromEntries([
    [ID, { type: 'keyword' }],
    [STORED, { type: 'object', enabled: false }],
    [ALL_WORDS, words],
    ...weights.map(({ path }) => [path, { ...words, copy_to: ALL_WORDS }]),
    ...schema.fields.filter(({ type }) => type !== 'text').map(({ name }) => [valuePath(name), text]),
    ...schema.fields.filter(({ type }) => type === 'number').map(({ name }) => [numberPath(name), { type: 'double' }]),
  ])
  return {
    settings: { number_of_shards: 1, auto_expand_replicas: '0-1', max_result_window: LAST_HIT },
    // What is searched need not be kept twice.
    mappings: { dynamic: 'strict', _source: { includes: [STORED] }, properties },
  }
}
