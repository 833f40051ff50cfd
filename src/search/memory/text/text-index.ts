import { type Bits, listRows, wordsFor } from '../bitset.ts'
import { CachedMatches } from '../cached-matches.ts'
import { growFloat64, growInt32, growUint8 } from '../grow.ts'
import { type Matches, type TextAnswer, textAnswer } from '../matches.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import { MOST_TEXT_FIELDS, Postings } from './postings.ts'
import { QUALITY, Vocabulary } from './vocabulary.ts'
import { documentWords } from './words.ts'

/** More than the weights of a whole query can add up to, so that quality decides first. */
const QUALITY_STEP = 1_000_000

const MOST_KEPT_TEXTS = 8192

/** 12 bytes each. Words are asked for again while somebody types, whole texts by whoever pages and chooses. */
const MOST_KEPT_A_ROW = { words: 2, texts: 6 }

/** Which rows have which words, and how well they answer one. What several words mean together is text-query's. */
export class TextIndex {
  readonly #weights: readonly number[]
  readonly #live: () => Bits
  /** By quality, then field. */
  readonly #scores: readonly Float64Array[]
  readonly #vocabulary = new Vocabulary()
  readonly #postings = new Postings()
  readonly #words = new CachedMatches<Matches>(MOST_KEPT_A_ROW.words)
  readonly #texts = new CachedMatches<TextAnswer>(MOST_KEPT_A_ROW.texts)
  /** Most texts of a stock (makes, colours, features) are those of many rows. */
  readonly #termsOfText = new Map<string, readonly number[]>()
  readonly #termsOfRow: number[] = []
  /** By term: the row it was noted for last, plus one, and the field it counts for there. */
  #notedFor: Int32Array = new Int32Array(0)
  #fieldOf: Uint8Array = new Uint8Array(0)
  #rows = 0
  #best: Float64Array = new Float64Array(0)
  #touched: Int32Array = new Int32Array(0)
  #listed: Int32Array = new Int32Array(0)

  /** `weights` by text field; a score says quality first, then weight. `live`: the rows that have not been removed. */
  constructor(weights: readonly number[], live: () => Bits) {
    if (weights.length > MOST_TEXT_FIELDS) throw new Error(`More than ${MOST_TEXT_FIELDS} text fields`)
    this.#live = live
    this.#weights = weights
    this.#scores = Array.from({ length: QUALITY.exact + 1 }, (_, quality) =>
      Float64Array.from(weights, (weight) => quality * QUALITY_STEP + weight),
    )
  }

  /** `texts` by text field. Rows come in ascending order. */
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

  /** Drops the saved answers: which words are held, and so which typos are forgiven, depends on the live rows. */
  forgetAnswers(): void {
    this.#words.clear()
    this.#texts.clear()
  }

  /** The answer to a whole text, kept; `make` works it out of the words. */
  answer(text: string, make: () => Matches): TextAnswer {
    return this.#texts.get(text, this.#rows, () => textAnswer(make(), wordsFor(this.#rows)))
  }

  /** Rows that have the word or one it begins (when open); where there are none, rows with a word it misspells. */
  word(word: string, open: boolean): Matches {
    const isHad = (term: number) => this.#postings.hasAmong(term, this.#live())
    return this.#keep(open ? `${word} ` : word, (tell) => this.#vocabulary.eachMatch(word, open, isHad, tell))
  }

  /** Rows that have two typed words written as one: exactly so, since typos would let a short second word be lost. */
  glued(word: string): Matches {
    return this.#keep(`+${word}`, (tell) => {
      const term = this.#vocabulary.find(word)
      if (term !== null) tell(term, QUALITY.exact)
    })
  }

  /** Rows that have the word exactly so, as a synonym of the one asked for. */
  synonym(word: string): Matches {
    return this.#keep(`=${word}`, (tell) => {
      const term = this.#vocabulary.find(word)
      if (term !== null) tell(term, QUALITY.synonym)
    })
  }

  /** Lets go of all rows whose new number is -1, and of words that stand nowhere else. */
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

  /** A row's term counts for the field that weighs most. */
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
    const known = this.#termsOfText.get(text)
    if (known) return known
    const terms = documentWords(text).map((word) => this.#vocabulary.add(word))
    if (this.#termsOfText.size === MOST_KEPT_TEXTS) this.#termsOfText.clear()
    this.#termsOfText.set(text, terms)
    return terms
  }

  /** The rows touched, with their scores; leaves the scratch clean. */
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
