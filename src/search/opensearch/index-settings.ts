import type { SearchSchema } from '../engine.ts'
import { ALL_WORDS, ID, indexFields, LONGEST_TEXT, numberPath, STORED, valuePath } from './index-fields.ts'

/** Far beyond the last page of any stock; a request beyond it gets no hits. */
export const LAST_HIT = 10_000_000

/**
 * Request body that creates an index for a schema. One primary shard, so that counts are always exact, with a replica
 * on a second node if there is one.
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
    // Searched fields need not be stored again in `_source`.
    mappings: { dynamic: 'strict', _source: { includes: [STORED] }, properties },
  }
}
