import type { SearchDocument, SearchSchema } from '../engine.ts'
import { documentWords, queryWords } from '../memory/text/words.ts'

/**
 * SEARCH-6, slow and plain: each document's score for the query's words; null if a word does not match, 0 without
 * words. `all`: every document, since a typo is forgiven only if none of them has the word as typed.
 */
export function oracleScorer(
  text: string,
  schema: SearchSchema,
  all: readonly SearchDocument<unknown>[],
): (document: SearchDocument<unknown>) => number | null {
  if (queryWords(text).words.length === 0) return () => 0
  const terms = new Set(all.flatMap((document) => termsOf(document, schema)).map(({ term }) => term))
  return (document) => scoreOf(termsOf(document, schema), text, schema, terms)
}

function termsOf(document: SearchDocument<unknown>, schema: SearchSchema): readonly Having[] {
  return schema.text.flatMap(({ field, weight }) => {
    const value = document.fields[field] ?? null
    const texts = value === null ? [] : typeof value === 'object' ? value : [String(value)]
    return texts.flatMap(documentWords).map((term) => ({ term, weight }))
  })
}

function scoreOf(
  have: readonly Having[],
  text: string,
  schema: SearchSchema,
  terms: ReadonlySet<string>,
): number | null {
  const { words, open } = queryWords(text)
  const groups = schema.synonyms.map((group) => group.map((phrase) => queryWords(phrase).words).filter(notEmpty))
  /** best[n]: the best score of the first n words, cut into segments in any way. */
  const best: (number | null)[] = [0]
  for (let end = 1; end <= words.length; end++) {
    let most: number | null = null
    for (let start = 0; start < end; start++) {
      const before = best[start]!
      const segment = scoreOfSegment(words.slice(start, end), open && end === words.length, { have, groups }, terms)
      if (before !== null && segment !== null) most = Math.max(most ?? 0, before + segment)
    }
    best.push(most)
  }
  return best[words.length]!
}

interface Having {
  readonly term: string
  readonly weight: number
}

function scoreOfSegment(
  words: readonly string[],
  open: boolean,
  { have, groups }: { readonly have: readonly Having[]; readonly groups: readonly (readonly (readonly string[])[])[] },
  terms: ReadonlySet<string>,
): number | null {
  const joined = words.join('')
  const scores: number[] = []
  for (const { term, weight } of have) {
    if (words.length <= 2 && term === joined) scores.push(5_000_000 + weight)
    if (words.length > 1) continue
    if (open && term.startsWith(joined)) scores.push(3_000_000 + weight)
    const held = [...terms].some((other) => other === joined || (open && other.startsWith(joined)))
    const typos = held ? Number.POSITIVE_INFINITY : typosBetween(joined, term)
    if (typos <= forgiven(joined)) scores.push((3 - typos) * 1_000_000 + weight)
  }
  for (const group of groups.filter((phrases) => phrases.some((phrase) => phrase.join('') === joined))) {
    for (const phrase of group.filter((other) => other.join('') !== joined)) {
      const each = phrase.map((word) =>
        have.filter(({ term }) => term === word).map(({ weight }) => 4_000_000 + weight),
      )
      if (!each.every(notEmpty)) continue
      scores.push(each.map((all) => Math.max(...all)).reduce((sum, score) => sum + score) * (1 / phrase.length))
    }
  }
  return scores.length === 0 ? null : Math.max(...scores) * words.length
}

function forgiven(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0
  return word.length <= 7 ? 1 : 2
}

/** Optimal string alignment with the full matrix; one more if the first letters differ. */
function typosBetween(word: string, term: string): number {
  const matrix = Array.from({ length: word.length + 1 }, (_, i) =>
    Array.from({ length: term.length + 1 }, (_, j) => i + j),
  )
  for (let i = 1; i <= word.length; i++) {
    for (let j = 1; j <= term.length; j++) {
      const swapped = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]
      matrix[i]![j] = Math.min(
        matrix[i - 1]![j]! + 1,
        matrix[i]![j - 1]! + 1,
        matrix[i - 1]![j - 1]! + (word[i - 1] === term[j - 1] ? 0 : 1),
        swapped ? matrix[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return matrix[word.length]![term.length]! + (word[0] === term[0] ? 0 : 1)
}

function notEmpty(list: readonly unknown[]): boolean {
  return list.length > 0
}
