/**
 * Sorts rows by a number, ascending or descending, without comparing pairs: the distinct numbers are sorted, and each
 * row goes to its number's place. Rows with equal numbers stay in order; rows without a number come last. `ties` is
 * called for each run of two or more rows with the same number.
 */
export function sortRows(
  rows: Int32Array,
  values: Float64Array,
  direction: 'ascending' | 'descending',
  ties: (run: Int32Array) => void = () => {},
): Int32Array {
  const distinct = distinctNumbers(rows, values)
  const places = new Uint32Array(rows.length)
  const starts = new Uint32Array(distinct.length + 2)
  for (let index = 0; index < rows.length; index++) {
    const place = placeOf(values[rows[index]!]!, distinct, direction)
    places[index] = place
    starts[place + 1]!++
  }
  for (let place = 0; place <= distinct.length; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const sorted = new Int32Array(rows.length)
  for (let index = 0; index < rows.length; index++) sorted[next[places[index]!]!++] = rows[index]!
  for (let place = 0; place <= distinct.length; place++) {
    if (starts[place + 1]! - starts[place]! > 1) ties(sorted.subarray(starts[place]!, starts[place + 1]!))
  }
  return sorted
}

function distinctNumbers(rows: Int32Array, values: Float64Array): Float64Array {
  const numbers = new Float64Array(rows.length)
  let count = 0
  for (const row of rows) {
    const value = values[row]!
    // Adding 0 turns -0 into 0.
    if (!Number.isNaN(value)) numbers[count++] = value + 0
  }
  const sorted = numbers.subarray(0, count).sort()
  let distinct = 0
  for (const value of sorted) if (distinct === 0 || value !== sorted[distinct - 1]) sorted[distinct++] = value
  return sorted.subarray(0, distinct)
}

function placeOf(value: number, distinct: Float64Array, direction: 'ascending' | 'descending'): number {
  if (Number.isNaN(value)) return distinct.length
  let low = 0
  let high = distinct.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (distinct[middle]! < value) low = middle + 1
    else high = middle
  }
  return direction === 'ascending' ? low : distinct.length - 1 - low
}
