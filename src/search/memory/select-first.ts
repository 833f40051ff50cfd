/**
 * Puts the first `places` in order of (key descending, rank ascending) into the front of both arrays, in that order from
 * `from` on: quickselect, since a page wants 21 of thousands. Ranks differ, so no two are equal.
 */
export function selectFirst(keys: Float64Array, ranks: Int32Array, length: number, from: number, places: number): void {
  const end = Math.min(places, length)
  if (end < length) divide(keys, ranks, 0, length - 1, end)
  if (from > 0 && from < end) divide(keys, ranks, 0, end - 1, from)
  for (let index = from + 1; index < end; index++) sink(keys, ranks, from, index)
}

/** Reorders low..high so that what belongs before `place` stands before it. */
function divide(keys: Float64Array, ranks: Int32Array, low: number, high: number, place: number): void {
  while (low < high) {
    const middle = (low + high) >>> 1
    const key = keys[middle]!
    const rank = ranks[middle]!
    let left = low
    let right = high
    while (left <= right) {
      while (keys[left]! > key || (keys[left]! === key && ranks[left]! < rank)) left++
      while (keys[right]! < key || (keys[right]! === key && ranks[right]! > rank)) right--
      if (left <= right) swap(keys, ranks, left++, right--)
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else return
  }
}

/** Insertion sort's step: moves `index` forward to its place among from..index. */
function sink(keys: Float64Array, ranks: Int32Array, from: number, index: number): void {
  for (let at = index; at > from; at--) {
    if (keys[at - 1]! > keys[at]! || (keys[at - 1]! === keys[at]! && ranks[at - 1]! < ranks[at]!)) return
    swap(keys, ranks, at - 1, at)
  }
}

function swap(keys: Float64Array, ranks: Int32Array, one: number, other: number): void {
  const key = keys[one]!
  const rank = ranks[one]!
  keys[one] = keys[other]!
  ranks[one] = ranks[other]!
  keys[other] = key
  ranks[other] = rank
}
