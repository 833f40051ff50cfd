/**
 * `sorted` with `added` put in at their places. Costs a binary search an added number and one copy of the rest, so a
 * few newcomers among many are cheap. Neither array is changed.
 */
export function mergeSorted(
  sorted: Int32Array,
  added: Int32Array,
  compare: (one: number, other: number) => number,
): Int32Array {
  const newcomers = added.slice().sort(compare)
  const merged = new Int32Array(sorted.length + newcomers.length)
  let from = 0
  for (let index = 0; index < newcomers.length; index++) {
    const newcomer = newcomers[index]!
    const place = placeOf(newcomer, sorted, from, compare)
    merged.set(sorted.subarray(from, place), from + index)
    merged[place + index] = newcomer
    from = place
  }
  merged.set(sorted.subarray(from), from + newcomers.length)
  return merged
}

function placeOf(
  newcomer: number,
  sorted: Int32Array,
  from: number,
  compare: (one: number, other: number) => number,
): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle]!, newcomer) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
