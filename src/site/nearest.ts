/** The candidate with the fewest edits, if close enough to be a typing mistake; null otherwise. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const reach = Math.max(2, Math.floor(word.length / 3))
  const ranked = candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= reach)
    .map((candidate) => ({ candidate, edits: editsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= reach && edits < Math.max(word.length, candidate.length))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.candidate ?? null
}

/** `did you mean "sorts"?`, or null without a near candidate. */
export function didYouMean(word: string, candidates: readonly string[]): string | null {
  const meant = nearest(word, candidates)
  return meant === null ? null : `did you mean "${meant}"?`
}

/** The nearest candidate as a question or, where none is near, those there are; null without any. */
export function nearestOrAll(word: string, candidates: readonly string[]): string | null {
  const all = candidates.length > MOST_LISTED ? [...candidates.slice(0, MOST_LISTED), '…'] : candidates
  return didYouMean(word, candidates) ?? (all.length > 0 ? `there are: ${all.join(', ')}` : null)
}

const MOST_LISTED = 20

/** Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other. */
export function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, substituted, swapped))
    }
  }
  return at(a.length, b.length)
}
