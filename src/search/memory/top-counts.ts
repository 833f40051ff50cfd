import type { FacetCount, FacetRequest } from '../engine.ts'
import type { Dictionary } from './dictionary.ts'
import { growFloat64 } from './grow.ts'

/** The values of a facet that occur, most frequent first; equal counts by the text, up or down as asked, or all in any order. */
export function topCounts(
  dictionary: Dictionary,
  counts: Int32Array,
  limit: number,
  tie: FacetRequest['tie'],
): readonly FacetCount[] {
  const size = dictionary.size
  if (tie === 'any') return allCounts(dictionary, counts, limit)
  const order = dictionary.order()
  const rank = dictionary.rank()
  keys = growFloat64(keys, size)
  let found = 0
  for (let code = 1; code < size; code++) {
    const count = counts[code]!
    // One number that sorts as count, then text; negative, so that the least key is the first value.
    if (count > 0) keys[found++] = -(count * size + (tie === 'ascending' ? size - rank[code]! - 1 : rank[code]!))
  }
  const most = Math.min(limit, found)
  const sorted = keys.subarray(0, found).sort()
  const top: FacetCount[] = []
  for (let index = 0; index < most; index++) {
    const key = -sorted[index]!
    const place = tie === 'ascending' ? size - (key % size) - 1 : key % size
    top.push({ value: dictionary.texts[order[place]!]!, count: Math.floor(key / size) })
  }
  return top
}

let keys: Float64Array = new Float64Array(512)

function allCounts({ size, texts }: Dictionary, counts: Int32Array, limit: number): readonly FacetCount[] {
  const all: FacetCount[] = []
  for (let code = 1; code < size && all.length < limit; code++) {
    const count = counts[code]!
    if (count > 0) all.push({ value: texts[code]!, count })
  }
  return all
}
