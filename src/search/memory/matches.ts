import { type Bits, setBit } from './bitset.ts'

/** Rows that match some words, ascending, with their scores (higher is better). */
export interface Matches {
  readonly rows: Int32Array
  readonly scores: Float64Array
}

export const NO_MATCHES: Matches = { rows: new Int32Array(0), scores: new Float64Array(0) }

/** Matches of a whole text, also as a set that combines with others. */
export interface TextAnswer extends Matches {
  readonly bits: Bits
}

export function textAnswer(matches: Matches, words: number): TextAnswer {
  const bits = new Int32Array(words)
  for (const row of matches.rows) setBit(bits, row)
  return { ...trimmed(matches), bits }
}

/** Rows in both; their scores add up. */
export function bothMatch(one: Matches, other: Matches): Matches {
  const most = Math.min(one.rows.length, other.rows.length)
  const rows = new Int32Array(most)
  const scores = new Float64Array(most)
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
  const most = one.rows.length + other.rows.length
  const rows = new Int32Array(most)
  const scores = new Float64Array(most)
  let count = 0
  let at = 0
  let otherAt = 0
  while (at < one.rows.length && otherAt < other.rows.length) {
    const row = one.rows[at]!
    const otherRow = other.rows[otherAt]!
    const score = row <= otherRow ? one.scores[at++]! : 0
    const otherScore = otherRow <= row ? other.scores[otherAt++]! : 0
    rows[count] = row <= otherRow ? row : otherRow
    scores[count++] = score >= otherScore ? score : otherScore
  }
  const [rest, from] = at < one.rows.length ? [one, at] : [other, otherAt]
  rows.set(rest.rows.subarray(from), count)
  scores.set(rest.scores.subarray(from), count)
  count += rest.rows.length - from
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) }
}

export function scaled(matches: Matches, by: number): Matches {
  return by === 1 ? matches : { rows: matches.rows, scores: matches.scores.map((score) => score * by) }
}

/** Copies into arrays of exact length, so that a cached result holds no more memory than it needs. */
function trimmed({ rows, scores }: Matches): Matches {
  if (rows.byteLength === rows.buffer.byteLength) return { rows, scores }
  return { rows: rows.slice(), scores: scores.slice() }
}
