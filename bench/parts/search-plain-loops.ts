import type {
  FacetCount,
  Filter,
  NumberStats,
  SearchDocument,
  SearchRequest,
  SearchResult,
  SearchSchema,
} from '#search/engine.ts'
import { synonymsOf } from '#search/memory/text/text-query.ts'
import { QUALITY, Vocabulary } from '#search/memory/text/vocabulary.ts'
import { documentWords, queryWords } from '#search/memory/text/words.ts'

/**
 * The baseline: one loop over the cars, a Map per facet, a sort of all hits. Words are split once, and each distinct
 * word is compared once per query. The engine's speed and answers are compared with it.
 */
export class PlainLoops<Stored> {
  readonly #cars: { readonly document: SearchDocument<Stored>; readonly words: ReadonlyMap<string, number> }[]
  readonly #synonyms: ReturnType<typeof synonymsOf>
  readonly #newest: string
  readonly #vocabulary = new Vocabulary()

  constructor(schema: SearchSchema, documents: readonly SearchDocument<Stored>[]) {
    this.#synonyms = synonymsOf(schema.synonyms)
    this.#newest = schema.newest
    this.#cars = documents.map((document) => {
      const words = new Map<string, number>()
      for (const { field, weight } of schema.text) {
        for (const word of textsOf(document, field).flatMap(documentWords)) {
          words.set(word, Math.max(words.get(word) ?? 0, weight))
          this.#vocabulary.add(word)
        }
      }
      return { document, words }
    })
  }

  search(request: SearchRequest): SearchResult<Stored> {
    const score = this.#scorer(request.text)
    const fields = request.filters.map((filter) => ('field' in filter ? filter.field : ''))
    const hits: { document: SearchDocument<Stored>; score: number }[] = []
    const counts = new Map(request.facets.map(({ field }) => [field, new Map<string, number>()]))
    const stats = new Map(request.stats.map((field) => [field, [] as number[]]))
    for (const { document, words } of this.#cars) {
      if (!request.base.every((filter) => passes(document, filter))) continue
      const points = score(words)
      if (points === null) continue
      const failed = new Set<string>()
      for (const [index, filter] of request.filters.entries()) if (!passes(document, filter)) failed.add(fields[index]!)
      if (failed.size > 1) continue
      if (failed.size === 0) hits.push({ document, score: points })
      for (const [field, values] of counts) {
        if (failed.size === 1 && !failed.has(field)) continue
        for (const value of textsOf(document, field)) values.set(value, (values.get(value) ?? 0) + 1)
      }
      for (const [field, numbers] of stats) {
        const value = document.fields[field]
        if ((failed.size === 0 || failed.has(field)) && typeof value === 'number') numbers.push(value)
      }
    }
    hits.sort((one, other) => this.#compare(one, other, request) || (one.document.id < other.document.id ? -1 : 1))
    return {
      hits: hits
        .slice(request.offset, request.offset + request.limit)
        .map(({ document }) => ({ id: document.id, stored: document.stored })),
      total: hits.length,
      facets: Object.fromEntries(
        request.facets.map(({ field, limit, tie }) => [field, top(counts.get(field)!, limit, tie)]),
      ),
      stats: Object.fromEntries([...stats].map(([field, numbers]) => [field, statsOf(numbers)])),
    }
  }

  #compare(
    one: { document: SearchDocument<Stored>; score: number },
    other: { document: SearchDocument<Stored>; score: number },
    request: SearchRequest,
  ): number {
    const number = (document: SearchDocument<Stored>, field: string, missing: number): number => {
      const value = document.fields[field]
      return typeof value === 'number' ? value : missing
    }
    const { sort } = request
    const newest = number(other.document, this.#newest, -1) - number(one.document, this.#newest, -1)
    if (sort.by !== 'number') return other.score - one.score || newest
    const up = sort.direction === 'ascending'
    const missing = up ? Number.MAX_SAFE_INTEGER : -1
    const difference = number(one.document, sort.field, missing) - number(other.document, sort.field, missing)
    return (up ? difference : -difference) || newest
  }

  /** Score of a car's words for the query; null if a word is missing. */
  #scorer(text: string): (words: ReadonlyMap<string, number>) => number | null {
    const { words, open } = queryWords(text)
    const segments = words.map((_, last) =>
      Array.from({ length: Math.min(last + 1, this.#synonyms.longest) }, (_, before) => {
        const start = last - before
        const joined = words.slice(start, last + 1).join('')
        const qualities = new Map<string, number>()
        if (before === 0) {
          const isOpen = open && last === words.length - 1
          this.#vocabulary.eachMatch(joined, isOpen, everyTermIsHad, (term, quality) => {
            const word = this.#vocabulary.terms[term]!
            qualities.set(word, Math.max(qualities.get(word) ?? 0, quality))
          })
        }
        if (before === 1) qualities.set(joined, QUALITY.exact)
        return { start, length: before + 1, qualities, phrases: this.#synonyms.others.get(joined) ?? [] }
      }),
    )
    return (have) => {
      const best: (number | null)[] = [0]
      for (const ending of segments) {
        let most: number | null = null
        for (const { start, length, qualities, phrases } of ending) {
          if (best[start] === null) continue
          let points = -1
          for (const [word, weight] of have) {
            const quality = qualities.get(word)
            if (quality !== undefined) points = Math.max(points, quality * 1_000_000 + weight)
          }
          for (const phrase of phrases) {
            if (!phrase.every((word) => have.has(word))) continue
            const sum = phrase.reduce((total, word) => total + QUALITY.synonym * 1_000_000 + have.get(word)!, 0)
            points = Math.max(points, sum * (1 / phrase.length))
          }
          if (points >= 0) most = Math.max(most ?? 0, best[start]! + points * length)
        }
        best.push(most)
      }
      return best.at(-1)!
    }
  }
}

const everyTermIsHad = () => true

function passes(document: SearchDocument<unknown>, filter: Filter): boolean {
  if (filter.kind === 'any') return filter.filters.some((part) => passes(document, part))
  if (filter.kind === 'in') return textsOf(document, filter.field).some((value) => filter.values.includes(value))
  if (filter.kind !== 'range') throw new Error(`The benchmark asks no '${filter.kind}'`)
  const value = document.fields[filter.field]
  return typeof value === 'number' && value >= (filter.min ?? -Infinity) && value <= (filter.max ?? Infinity)
}

function textsOf(document: SearchDocument<unknown>, field: string): readonly string[] {
  const value = document.fields[field] ?? null
  return value === null ? [] : typeof value === 'object' ? value : [String(value)]
}

function top(
  counts: ReadonlyMap<string, number>,
  limit: number,
  tie: 'ascending' | 'descending' | 'any',
): FacetCount[] {
  const sign = tie === 'ascending' ? 1 : -1
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -sign : sign))
    .slice(0, limit)
}

function statsOf(numbers: readonly number[]): NumberStats | null {
  if (numbers.length === 0) return null
  let [min, max, sum] = [Infinity, -Infinity, 0]
  for (const value of numbers) {
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += value
  }
  return { min, max, avg: sum / numbers.length, sum, count: numbers.length }
}
