import type { Synonyms } from '../memory/text/text-query.ts'
import { forgivenTypos } from '../memory/text/typos.ts'
import { QUALITY } from '../memory/text/vocabulary.ts'
import { queryWords } from '../memory/text/words.ts'
import { ALL_WORDS, type IndexFields } from './index-fields.ts'
import { both, either, type Query } from './to-filter.ts'

export interface TextQuery {
  /** Matches documents with all words. */
  readonly match: Query
  /** Scores the documents that `match` finds. */
  readonly score: Query
}

/** OpenSearch refuses more than 1,024 clauses, and filters need some of them. */
const MOST_CLAUSES = 900

/**
 * SEARCH-6 as a query; null for a text without words. Words are cut into segments in every way, like in the memory
 * engine. OpenSearch adds scores as 24-bit numbers, so scores are the smallest whole numbers that work. If all cuts
 * would make too large a query (from eight long words on), only whole words are scored; the matches stay the same.
 */
export function toTextQuery(text: string, fields: IndexFields, synonyms: Synonyms, held: HeldWords): TextQuery | null {
  const { words, open } = queryWords(text)
  if (words.length === 0) return null
  const score = scored(words, fields, synonyms, held)
  const cut = { words, open, synonyms }
  const match = cutInEveryWay({ ...cut, ...matched(held) })
  const fine = cutInEveryWay({ ...cut, ...score })
  const room = MOST_CLAUSES - clausesOf(match)
  if (clausesOf(fine) <= room) return { match, score: fine }
  const plain = score.all(words.map((word, index) => score.word(word, open && index === words.length - 1)))
  return { match, score: clausesOf(plain) <= room ? plain : { match_all: {} } }
}

/** Words of a query that some document has as typed: their typos are not forgiven (SEARCH-6). */
export type HeldWords = ReadonlySet<string>

/** Words of a query that may forgive a typo, each with a query for the documents that have it as typed. */
export function wordsToLookUp(text: string): readonly { readonly word: string; readonly query: Query }[] {
  const { words, open } = queryWords(text)
  return words.flatMap((word, index) => {
    if (forgivenTypos(word) === 0) return []
    const last = open && index === words.length - 1
    return [{ word: typed(word, last), query: last ? startsWith(ALL_WORDS, word) : is(ALL_WORDS, word) }]
  })
}

/** Key of a typed word: an open word (a prefix) differs from a whole one. */
function typed(word: string, open: boolean): string {
  return open ? `${word}*` : word
}

/** Builds queries for segments and joins them. */
interface Making {
  readonly word: (word: string, open: boolean) => Query
  /** Two words written as one. */
  readonly glued: (joined: string) => Query
  readonly synonym: (phrase: readonly string[], words: number) => Query
  readonly all: (queries: readonly Query[]) => Query
  readonly best: (queries: readonly Query[]) => Query
}

interface Cutting extends Making {
  readonly words: readonly string[]
  readonly open: boolean
  readonly synonyms: Synonyms
}

/**
 * Splits at the middle: either a cut falls there or one segment spans it. Needs far fewer clauses than listing all
 * cuts.
 */
function cutInEveryWay(cutting: Cutting, from = 0, to = cutting.words.length): Query {
  if (to - from === 1) return segment(cutting, from, to)!
  const middle = (from + to) >> 1
  const parts = (...spans: readonly (readonly [number, number])[]) =>
    spans.filter(([start, end]) => end > start).map(([start, end]) => cutInEveryWay(cutting, start, end))
  const ways: Query[] = [cutting.all(parts([from, middle], [middle, to]))]
  const { longest } = cutting.synonyms
  for (let start = Math.max(from, middle - longest + 1); start < middle; start++) {
    for (let end = middle + 1; end <= Math.min(to, start + longest); end++) {
      const across = segment(cutting, start, end)
      if (across) ways.push(cutting.all([across, ...parts([from, start], [end, to])]))
    }
  }
  return cutting.best(ways)
}

function segment(cutting: Cutting, from: number, to: number): Query | null {
  const { words, open, synonyms, word, glued, synonym, best } = cutting
  const joined = words.slice(from, to).join('')
  const phrases = synonyms.others.get(joined) ?? []
  const ways = phrases.map((phrase) => synonym(phrase, to - from))
  if (to - from === 1) ways.push(word(joined, open && to === words.length))
  if (to - from === 2) ways.push(glued(joined))
  return ways.length === 0 ? null : best(ways)
}

function matched(held: HeldWords): Making {
  return {
    word(word, open) {
      const misspelt = misspellings(word, open, held).map(({ query }) => query(ALL_WORDS, word))
      if (open) return either([startsWith(ALL_WORDS, word), ...misspelt])
      return either(misspelt.length > 0 ? misspelt : [is(ALL_WORDS, word)])
    },
    glued: (joined) => is(ALL_WORDS, joined),
    synonym: (phrase) => both(phrase.map((word) => is(ALL_WORDS, word))),
    all: both,
    best: either,
  }
}

function misspellings(word: string, open: boolean, held: HeldWords): readonly Misspelling[] {
  return held.has(typed(word, open)) ? [] : MISSPELT[forgivenTypos(word)]
}

/** Quality first, then weight, as whole numbers: the weights of all words never add up to one step of quality. */
function scored(words: readonly string[], { weights }: IndexFields, synonyms: Synonyms, held: HeldWords): Making {
  const step = words.length * Math.max(1, ...weights.map(({ weight }) => weight)) + 1
  /** A phrase's score is the average of its words'; this factor makes it a whole number. */
  const scale = leastCommonMultiple([...synonyms.others.values()].flat().map((phrase) => phrase.length))
  const each = (quality: number, times: number, query: (path: string) => Query) =>
    weights.map(({ weight, path }) => ({
      constant_score: { filter: query(path), boost: (quality * step + weight) * times },
    }))
  return {
    word(word, open) {
      return bestOf([
        ...each(QUALITY.exact, scale, (path) => is(path, word)),
        ...(open ? each(QUALITY.prefix, scale, (path) => startsWith(path, word)) : []),
        ...misspellings(word, open, held).flatMap(({ quality, query }) =>
          each(quality, scale, (path) => query(path, word)),
        ),
      ])
    },
    glued: (joined) => bestOf(each(QUALITY.exact, 2 * scale, (path) => is(path, joined))),
    synonym(phrase, count) {
      const times = (count * scale) / phrase.length
      return sumOf(phrase.map((word) => bestOf(each(QUALITY.synonym, times, (path) => is(path, word)))))
    },
    all: sumOf,
    best: bestOf,
  }
}

function sumOf(queries: readonly Query[]): Query {
  return queries.length === 1 ? queries[0]! : { bool: { must: queries } }
}

function bestOf(queries: readonly Query[]): Query {
  return queries.length === 1 ? queries[0]! : { dis_max: { queries } }
}

function is(path: string, word: string): Query {
  return { term: { [path]: word } }
}

function startsWith(path: string, word: string): Query {
  return { prefix: { [path]: word } }
}

interface Misspelling {
  readonly quality: number
  readonly query: (path: string, word: string) => Query
}

/** By the number of typos a word forgives. A wrong first letter counts as two. */
const MISSPELT: Record<0 | 1 | 2, readonly Misspelling[]> = {
  0: [],
  1: [{ quality: QUALITY.typos[1], query: (path, word) => misspells(path, word, 1, 1) }],
  2: [
    { quality: QUALITY.typos[1], query: (path, word) => misspells(path, word, 1, 1) },
    { quality: QUALITY.typos[2], query: (path, word) => misspells(path, word, 2, 1) },
    { quality: QUALITY.typos[2], query: (path, word) => misspells(path, word, 1, 0) },
  ],
}

/** `letters`: how many letters at the beginning must be right. */
function misspells(path: string, value: string, fuzziness: number, letters: 0 | 1): Query {
  return { fuzzy: { [path]: { value, fuzziness, prefix_length: letters, rewrite: 'constant_score' } } }
}

function leastCommonMultiple(numbers: readonly number[]): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  return numbers.reduce((multiple, number) => (multiple * number) / divisor(multiple, number), 1)
}

/** Number of clauses as OpenSearch counts them: those that search for words. */
function clausesOf(query: unknown): number {
  if (typeof query !== 'object' || query === null) return 0
  if ('term' in query || 'prefix' in query || 'fuzzy' in query) return 1
  return Object.values(query).reduce((sum: number, part) => sum + clausesOf(part), 0)
}
