import type { FacetCount, FacetRequest } from '../engine.ts'
import type { Dictionary } from './dictionary.ts'
import { growFloat64 } from './grow.ts'

type Asked = Pick<FacetRequest, 'limit' | 'tie' | 'always'>

/**
 * The values of a facet that occur, most frequent first; equal counts by the text, ascending or descending, or all
 * values in any order. `always` values that the limit cut off follow at the end.
 */
export function topCounts(dictionary: Dictionary, counts: Int32Array, asked: Asked): readonly FacetCount[] {
  return withAlways(firstCounts(dictionary, counts, asked), dictionary, counts, asked)
}

/** The first values, followed by the `always` values. */
export function withAlways(
  first: readonly FacetCount[],
  dictionary: Dictionary,
  counts: Int32Array,
  { always, tie }: Asked,
): readonly FacetCount[] {
  if (always === undefined) return first
  const more = [...new Set(always)].flatMap((value) => {
    const code = dictionary.find(value)
    const count = code === null || code === 0 ? 0 : counts[code]!
    return count > 0 && !first.some((one) => one.value === value) ? [{ value, count }] : []
  })
  if (more.length === 0) return first
  const sign = tie === 'ascending' ? 1 : -1
  more.sort((one, other) => other.count - one.count || (one.value < other.value ? -sign : sign))
  return [...first, ...more]
}

/** The first values of a facet, up to the limit. */
export function firstCounts(dictionary: Dictionary, counts: Int32Array, { limit, tie }: Asked): readonly FacetCount[] {
  const size = dictionary.size
  if (tie === 'any') return allCounts(dictionary, counts, limit)
  const order = dictionary.order()
  const rank = dictionary.rank()
  keys = growFloat64(keys, size)
  let keyCount = 0
  for (let code = 1; code < size; code++) {
    const count = counts[code]!
    // One number sorts by count, then text; negative, so that the smallest key is the first value.
    if (count > 0) keys[keyCount++] = -(count * size + (tie === 'ascending' ? size - rank[code]! - 1 : rank[code]!))
  }
  const most = Math.min(limit, keyCount)
  const sorted = keys.subarray(0, keyCount).sort()
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
