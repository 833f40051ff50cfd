import { type Bits, listRows, wordsFor } from '../bitset.ts'
import { CachedMatches } from '../cached-matches.ts'
import { growFloat64, growInt32, growUint8 } from '../grow.ts'
import { type Matches, type TextAnswer, textAnswer } from '../matches.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import { MOST_TEXT_FIELDS, Postings } from './postings.ts'
import { QUALITY, Vocabulary } from './vocabulary.ts'
import { documentWords } from './words.ts'

/** More than the sum of weights of a whole query, so that quality decides first. */
const QUALITY_STEP = 1_000_000

const MOST_CACHED_TEXTS = 8192

/**
 * Matches cached per row of stock, 12 bytes each. Words repeat while a visitor types, whole texts while they page and
 * filter.
 */
const MOST_CACHED_A_ROW = { words: 2, texts: 6 }

/** Which rows have which words, and how well they match. `text-query` combines several words. */
export class TextIndex {
  readonly #weights: readonly number[]
  readonly #live: () => Bits
  /** Score by quality, then field. */
  readonly #scores: readonly Float64Array[]
  readonly #vocabulary = new Vocabulary()
  readonly #postings = new Postings()
  readonly #words = new CachedMatches<Matches>(MOST_CACHED_A_ROW.words)
  readonly #texts = new CachedMatches<TextAnswer>(MOST_CACHED_A_ROW.texts)
  /** Terms by text: most texts (makes, colours, features) repeat in many rows. */
  readonly #termsOfText = new Map<string, readonly number[]>()
  readonly #termsOfRow: number[] = []
  /** By term: the last row it was noted for, plus one, and the field it counts for there. */
  #notedFor: Int32Array = new Int32Array(0)
  #fieldOf: Uint8Array = new Uint8Array(0)
  #rows = 0
  #best: Float64Array = new Float64Array(0)
  #touched: Int32Array = new Int32Array(0)
  #listed: Int32Array = new Int32Array(0)

  /**
   * `weights` is by text field; a score ranks quality first, then weight. `live`: the rows that have not been removed.
   */
  constructor(weights: readonly number[], live: () => Bits) {
    if (weights.length > MOST_TEXT_FIELDS) throw new Error(`More than ${MOST_TEXT_FIELDS} text fields`)
    this.#live = live
    this.#weights = weights
    this.#scores = Array.from({ length: QUALITY.exact + 1 }, (_, quality) =>
      Float64Array.from(weights, (weight) => quality * QUALITY_STEP + weight),
    )
  }

  /** `texts` is by text field. Rows must arrive in ascending order. */
  set(row: number, texts: readonly (readonly string[])[]): void {
    const terms = this.#termsOfRow
    terms.length = 0
    for (const [field, values] of texts.entries()) {
      for (const value of values) for (const term of this.#termsOf(value)) this.#note(term, field, row, terms)
    }
    for (const term of terms) this.#postings.add(term, row, this.#fieldOf[term]!)
    this.#rows = row + 1
    this.forgetAnswers()
  }

  /** Drops the cached answers: the live rows decide which words exist, and so which typos are forgiven. */
  forgetAnswers(): void {
    this.#words.clear()
    this.#texts.clear()
  }

  /** The cached answer to a whole text; `make` computes it from the words. */
  answer(text: string, make: () => Matches): TextAnswer {
    return this.#texts.get(text, this.#rows, () => textAnswer(make(), wordsFor(this.#rows)))
  }

  /**
   * Rows with the word or, if `open`, with a word that starts with it; if there are none, rows with a word it
   * misspells.
   */
  word(word: string, open: boolean): Matches {
    const isHad = (term: number) => this.#postings.hasAmong(term, this.#live())
    return this.#keep(open ? `${word} ` : word, (tell) => this.#vocabulary.eachMatch(word, open, isHad, tell))
  }

  /** Rows that write two typed words as one. Exact matches only: with typos, a short second word would be ignored. */
  glued(word: string): Matches {
    return this.#keep(`+${word}`, (tell) => {
      const term = this.#vocabulary.find(word)
      if (term !== null) tell(term, QUALITY.exact)
    })
  }

  /** Rows with exactly this word, as a synonym of the typed one. */
  synonym(word: string): Matches {
    return this.#keep(`=${word}`, (tell) => {
      const term = this.#vocabulary.find(word)
      if (term !== null) tell(term, QUALITY.synonym)
    })
  }

  /** Drops the rows whose new number is -1, and words that no other row has. */
  keep(newRows: Int32Array): void {
    this.#postings.keep(newRows)
    this.#vocabulary.keep((term) => this.#postings.has(term))
    this.#termsOfText.clear()
    this.#notedFor.fill(0)
    this.forgetAnswers()
  }

  save(writer: SnapshotWriter): void {
    this.#vocabulary.save(writer)
    this.#postings.save(writer)
  }

  load(reader: SnapshotReader, rows: number): void {
    this.#vocabulary.load(reader)
    this.#postings.load(reader)
    this.#rows = rows
  }

  #keep(key: string, eachTerm: (tell: (term: number, quality: number) => void) => void): Matches {
    return this.#words.get(key, this.#rows, () => {
      this.#best = growFloat64(this.#best, this.#rows)
      this.#touched = growInt32(this.#touched, wordsFor(this.#rows))
      eachTerm((term, quality) => {
        this.#postings.raise(term, this.#scores[quality]!, this.#best, this.#touched)
      })
      return this.#collect()
    })
  }

  /** A term of a row counts for its field of highest weight. */
  #note(term: number, field: number, row: number, terms: number[]): void {
    if (this.#notedFor[term] !== row + 1) {
      this.#notedFor = growInt32(this.#notedFor, term + 1)
      this.#notedFor[term] = row + 1
      this.#fieldOf = growUint8(this.#fieldOf, term + 1)
      this.#fieldOf[term] = field
      terms.push(term)
    } else if (this.#weights[field]! > this.#weights[this.#fieldOf[term]!]!) this.#fieldOf[term] = field
  }

  #termsOf(text: string): readonly number[] {
    const cached = this.#termsOfText.get(text)
    if (cached) return cached
    const terms = documentWords(text).map((word) => this.#vocabulary.add(word))
    if (this.#termsOfText.size === MOST_CACHED_TEXTS) this.#termsOfText.clear()
    this.#termsOfText.set(text, terms)
    return terms
  }

  /** The touched rows with their scores; resets the scratch arrays. */
  #collect(): Matches {
    const words = wordsFor(this.#rows)
    this.#listed = growInt32(this.#listed, this.#rows)
    const rows = this.#listed
    const count = listRows(this.#touched, words, rows)
    const scores = new Float64Array(count)
    for (let index = 0; index < count; index++) {
      scores[index] = this.#best[rows[index]!]!
      this.#best[rows[index]!] = 0
    }
    this.#touched.fill(0, 0, words)
    return { rows: rows.slice(0, count), scores }
  }
}
