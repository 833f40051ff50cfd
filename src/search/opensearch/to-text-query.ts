import type { Synonyms } from '../memory/text-query.ts'
import { forgivenTypos } from '../memory/typos.ts'
import { QUALITY } from '../memory/vocabulary.ts'
import { queryWords } from '../memory/words.ts'
import { ALL_WORDS, type IndexFields } from './index-fields.ts'
import { both, either, type Query } from './to-filter.ts'

export interface TextQuery {
  /** Lets through what matches all words. */
  readonly match: Query
  /** Scores what `match` lets through. */
  readonly score: Query
}

/** OpenSearch refuses more than 1,024 clauses; filters need some too. */
const MOST_CLAUSES = 900

/**
 * SEARCH-6 as a query, null for a text without words: cut into segments in every way, as the memory engine does.
 * OpenSearch adds in numbers of 24 bits, so scores are whole numbers no larger than the query's words need. Where all
 * cuts would make too large a query (from eight long words on), only whole words are scored; what matches stays the same.
 */
export function toTextQuery(text: string, fields: IndexFields, synonyms: Synonyms): TextQuery | null {
  const { words, open } = queryWords(text)
  if (words.length === 0) return null
  const score = scored(words, fields, synonyms)
  const cut = { words, open, synonyms }
  const match = cutInEveryWay({ ...cut, word: matchWord, synonym: matchSynonym, all: both, best: either })
  const fine = cutInEveryWay({ ...cut, ...score })
  const room = MOST_CLAUSES - clausesOf(match)
  if (clausesOf(fine) <= room) return { match, score: fine }
  const plain = score.all(words.map((word, index) => score.word(word, open && index === words.length - 1, 1)))
  return { match, score: clausesOf(plain) <= room ? plain : { match_all: {} } }
}

/** What a segment becomes, and how segments are put together. */
interface Making {
  /** One word, or two written as one; `words`: how many it stands for. */
  readonly word: (joined: string, open: boolean, words: number) => Query
  readonly synonym: (phrase: readonly string[], words: number) => Query
  readonly all: (queries: readonly Query[]) => Query
  readonly best: (queries: readonly Query[]) => Query
}

interface Cutting extends Making {
  readonly words: readonly string[]
  readonly open: boolean
  readonly synonyms: Synonyms
}

/** Either a cut falls on the middle, or one segment lies across it: far fewer clauses than all cuts one by one. */
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
  const { words, open, synonyms, word, synonym, best } = cutting
  const joined = words.slice(from, to).join('')
  const phrases = synonyms.others.get(joined) ?? []
  const ways = phrases.map((phrase) => synonym(phrase, to - from))
  if (to - from <= 2) ways.push(word(joined, open && to === words.length, to - from))
  return ways.length === 0 ? null : best(ways)
}

function matchWord(joined: string, open: boolean): Query {
  const misspelt = MISSPELT[forgivenTypos(joined)].map(({ query }) => query(ALL_WORDS, joined))
  if (open) return either([startsWith(ALL_WORDS, joined), ...misspelt])
  return either(misspelt.length > 0 ? misspelt : [is(ALL_WORDS, joined)])
}

function matchSynonym(phrase: readonly string[]): Query {
  return both(phrase.map((word) => is(ALL_WORDS, word)))
}

/** Quality first, then weight, as whole numbers: for all words together, weights never add up to a step of quality. */
function scored(words: readonly string[], { weights }: IndexFields, synonyms: Synonyms): Making {
  const step = words.length * Math.max(1, ...weights.map(({ weight }) => weight)) + 1
  /** A phrase's score is the average of its words'; times this it is whole. */
  const scale = leastCommonMultiple([...synonyms.others.values()].flat().map((phrase) => phrase.length))
  const each = (quality: number, times: number, query: (path: string) => Query) =>
    weights.map(({ weight, path }) => ({
      constant_score: { filter: query(path), boost: (quality * step + weight) * times },
    }))
  return {
    word(joined, open, count) {
      const times = count * scale
      return bestOf([
        ...each(QUALITY.exact, times, (path) => is(path, joined)),
        ...(open ? each(QUALITY.prefix, times, (path) => startsWith(path, joined)) : []),
        ...MISSPELT[forgivenTypos(joined)].flatMap(({ quality, query }) =>
          each(quality, times, (path) => query(path, joined)),
        ),
      ])
    },
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

/** By how many typos a word forgives. A wrong first letter is a typo and costs one more. */
const MISSPELT: Record<
  0 | 1 | 2,
  readonly { readonly quality: number; readonly query: (path: string, word: string) => Query }[]
> = {
  0: [],
  1: [{ quality: QUALITY.typos[1], query: (path, word) => misspells(path, word, 1, 1) }],
  2: [
    { quality: QUALITY.typos[1], query: (path, word) => misspells(path, word, 1, 1) },
    { quality: QUALITY.typos[2], query: (path, word) => misspells(path, word, 2, 1) },
    { quality: QUALITY.typos[2], query: (path, word) => misspells(path, word, 1, 0) },
  ],
}

/** `letters`: so many at the beginning are right. */
function misspells(path: string, value: string, fuzziness: number, letters: 0 | 1): Query {
  return { fuzzy: { [path]: { value, fuzziness, prefix_length: letters, rewrite: 'constant_score' } } }
}

function leastCommonMultiple(numbers: readonly number[]): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  return numbers.reduce((multiple, number) => (multiple * number) / divisor(multiple, number), 1)
}

/** How many clauses OpenSearch counts: those that ask for words. */
function clausesOf(query: unknown): number {
  if (typeof query !== 'object' || query === null) return 0
  if ('term' in query || 'prefix' in query || 'fuzzy' in query) return 1
  return Object.values(query).reduce((sum: number, part) => sum + clausesOf(part), 0)
}
