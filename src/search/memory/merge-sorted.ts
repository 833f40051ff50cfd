/**
 * Merges `added` into `sorted`. Costs a binary search per added number and one move of the rest, so a few additions to
 * many rows are cheap. Reuses the array of `sorted` if it has room: only the result may be used afterwards.
 */
export function mergeSorted(
  sorted: Int32Array,
  added: Int32Array,
  compare: (one: number, other: number) => number,
): Int32Array {
  const newcomers = added.slice().sort(compare)
  const merged = withRoom(sorted, sorted.length + newcomers.length)
  let end = sorted.length
  for (let index = newcomers.length - 1; index >= 0; index--) {
    const newcomer = newcomers[index]!
    const place = placeOf(newcomer, merged, end, compare)
    merged.copyWithin(place + index + 1, place, end)
    merged[place + index] = newcomer
    end = place
  }
  return merged
}

/** A tenth more than needed, for the next additions. */
const ROOM = 1.1

function withRoom(sorted: Int32Array, length: number): Int32Array {
  if (sorted.byteOffset === 0 && sorted.buffer.byteLength >= length * Int32Array.BYTES_PER_ELEMENT) {
    return new Int32Array(sorted.buffer, 0, length)
  }
  const room = new Int32Array(Math.ceil(length * ROOM))
  room.set(sorted)
  return room.subarray(0, length)
}

function placeOf(
  newcomer: number,
  sorted: Int32Array,
  end: number,
  compare: (one: number, other: number) => number,
): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle]!, newcomer) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
