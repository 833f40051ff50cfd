/** Rows that match some words, ascending, and how well each does (higher is better). */
export interface Matches {
  readonly rows: Int32Array
  readonly scores: Float64Array
}

export const NO_MATCHES: Matches = { rows: new Int32Array(0), scores: new Float64Array(0) }

/** Rows in both; their scores add up. */
export function bothMatch(one: Matches, other: Matches): Matches {
  const length = Math.min(one.rows.length, other.rows.length)
  const rows = new Int32Array(length)
  const scores = new Float64Array(length)
  let count = 0
  let at = 0
  let otherAt = 0
  while (at < one.rows.length && otherAt < other.rows.length) {
    const difference = one.rows[at]! - other.rows[otherAt]!
    if (difference === 0) {
      rows[count] = one.rows[at]!
      scores[count++] = one.scores[at]! + other.scores[otherAt]!
    }
    if (difference <= 0) at++
    if (difference >= 0) otherAt++
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) }
}

/** Rows in either, with the better score. */
export function eitherMatches(one: Matches, other: Matches): Matches {
  if (one.rows.length === 0) return other
  if (other.rows.length === 0) return one
  const rows = new Int32Array(one.rows.length + other.rows.length)
  const scores = new Float64Array(rows.length)
  let count = 0
  let at = 0
  let otherAt = 0
  while (at < one.rows.length || otherAt < other.rows.length) {
    const row = one.rows[at] ?? Number.POSITIVE_INFINITY
    const otherRow = other.rows[otherAt] ?? Number.POSITIVE_INFINITY
    rows[count] = Math.min(row, otherRow)
    scores[count++] = Math.max(row <= otherRow ? one.scores[at++]! : 0, otherRow <= row ? other.scores[otherAt++]! : 0)
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) }
}

export function scaled(matches: Matches, by: number): Matches {
  return by === 1 ? matches : { rows: matches.rows, scores: matches.scores.map((score) => score * by) }
}
