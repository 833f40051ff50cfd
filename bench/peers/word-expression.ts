import { fold } from '#search/fold.ts'
import { type Synonyms, synonymsOf } from '#search/memory/text/text-query.ts'
import { QUALITY, Vocabulary } from '#search/memory/text/vocabulary.ts'
import { documentWords, queryWords } from '#search/memory/text/words.ts'
import { SCHEMA } from '../search-stock.ts'
import { type Cars, textsOf } from './peer.ts'

/** SEARCH-6 as an expression over a car's words, for databases that know words and prefixes but no typos. */
export type WordExpression =
  | { readonly kind: 'word'; readonly word: string; readonly prefix: boolean }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly WordExpression[] }

export function wordsOfCar(car: Cars[number]): readonly string[] {
  return [...new Set(SCHEMA.text.flatMap(({ field }) => textsOf(car, field).flatMap(documentWords)))]
}

/** Builds expressions with our own vocabulary, which knows the stock's words and so resolves misspellings. */
export class WordExpressions {
  readonly #vocabulary = new Vocabulary()
  readonly #synonyms: Synonyms = synonymsOf(SCHEMA.synonyms)

  constructor(cars: Cars) {
    for (const car of cars) for (const word of wordsOfCar(car)) this.#vocabulary.add(word)
  }

  /** Null for a text without words. */
  of(text: string): WordExpression | null {
    const { words, open } = queryWords(text)
    const reached: WordExpression[] = []
    for (let end = 1; end <= words.length; end++) {
      const cuts: WordExpression[] = []
      for (let start = Math.max(0, end - this.#synonyms.longest); start < end; start++) {
        const segment = this.#segment(words.slice(start, end), open && end === words.length)
        cuts.push(start === 0 ? segment : { kind: 'and', parts: [reached[start - 1]!, segment] })
      }
      reached.push({ kind: 'or', parts: cuts })
    }
    return reached.at(-1) ?? null
  }

  #segment(words: readonly string[], open: boolean): WordExpression {
    const joined = words.join('')
    const parts: WordExpression[] = []
    if (words.length <= 2) parts.push({ kind: 'word', word: joined, prefix: open && words.length === 1 })
    if (words.length === 1) {
      const everyTermIsHad = () => true
      this.#vocabulary.eachMatch(joined, open, everyTermIsHad, (term, quality) => {
        if (quality !== QUALITY.prefix) parts.push({ kind: 'word', word: this.#vocabulary.terms[term]!, prefix: false })
      })
    }
    for (const phrase of this.#synonyms.others.get(joined) ?? [])
      parts.push({ kind: 'and', parts: phrase.map((word) => ({ kind: 'word', word: fold(word), prefix: false })) })
    return parts.length > 0 ? { kind: 'or', parts } : { kind: 'word', word: 'nosuchword', prefix: false }
  }
}

/** The expression as text; `word` formats each word. */
export function written(
  expression: WordExpression,
  signs: { readonly and: string; readonly or: string; word(word: string, prefix: boolean): string },
): string {
  if (expression.kind === 'word') return signs.word(expression.word, expression.prefix)
  const { kind, parts } = expression
  return `(${parts.map((part) => written(part, signs)).join(` ${signs[kind]} `)})`
}
