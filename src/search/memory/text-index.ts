import { listRows, wordsFor } from './bitset.ts'
import { growFloat64, growInt32 } from './grow.ts'
import type { Matches } from './matches.ts'
import { MOST_TEXT_FIELDS, Postings } from './postings.ts'
import type { SnapshotReader } from './snapshot-reader.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'
import { QUALITY, Vocabulary } from './vocabulary.ts'
import { documentWords } from './words.ts'

/** Answers to single words are kept, since typing asks for the same ones again; in all so many times the rows there are. */
const MOST_KEPT_A_ROW = 8
const FEWEST_KEPT = 1_000

/** More than the weights of a whole query can add up to, so that quality decides first. */
const QUALITY_STEP = 1_000_000

/** Which rows have which words, and how well they answer one. What several words mean together is text-query's. */
export class TextIndex {
  readonly #weights: readonly number[]
  /** By quality, then field. */
  readonly #scores: readonly Float64Array[]
  readonly #vocabulary = new Vocabulary()
  readonly #postings = new Postings()
  #kept = new Map<string, Matches>()
  #keptRows = 0
  #rows = 0
  #best: Float64Array = new Float64Array(0)
  #touched: Int32Array = new Int32Array(0)
  #listed: Int32Array = new Int32Array(0)

  /** `weights` by text field; a score says quality first, then weight. */
  constructor(weights: readonly number[]) {
    if (weights.length > MOST_TEXT_FIELDS) throw new Error(`More than ${MOST_TEXT_FIELDS} text fields`)
    this.#weights = weights
    this.#scores = Array.from({ length: QUALITY.exact + 1 }, (_, quality) =>
      Float64Array.from(weights, (weight) => quality * QUALITY_STEP + weight),
    )
  }

  /** `texts` by text field. Rows come in ascending order. */
  set(row: number, texts: readonly (readonly string[])[]): void {
    const best = new Map<string, number>()
    for (const [field, values] of texts.entries()) {
      for (const word of values.flatMap(documentWords)) {
        const other = best.get(word)
        if (other === undefined || this.#weights[field]! > this.#weights[other]!) best.set(word, field)
      }
    }
    for (const [word, field] of best) this.#postings.add(this.#vocabulary.add(word), row, field)
    this.#rows = row + 1
    this.#forgetAnswers()
  }

  /** Rows that have the word, one it begins (when open), or one it misspells. */
  word(word: string, open: boolean): Matches {
    return this.#keep(open ? `${word} ` : word, (tell) => this.#vocabulary.eachMatch(word, open, tell))
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
    this.#forgetAnswers()
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
    const known = this.#kept.get(key)
    if (known) {
      // Taken out and put back, so that the one not asked for longest stands first.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    this.#best = growFloat64(this.#best, this.#rows)
    this.#touched = growInt32(this.#touched, wordsFor(this.#rows))
    eachTerm((term, quality) => {
      this.#postings.raise(term, this.#scores[quality]!, this.#best, this.#touched)
    })
    const matches = this.#collect()
    this.#kept.set(key, matches)
    // A word that nothing has takes room too.
    this.#keptRows += matches.rows.length + 1
    for (const [oldest, { rows }] of this.#kept) {
      if (this.#keptRows <= FEWEST_KEPT + MOST_KEPT_A_ROW * this.#rows) break
      this.#kept.delete(oldest)
      this.#keptRows -= rows.length + 1
    }
    return matches
  }

  #forgetAnswers(): void {
    this.#kept.clear()
    this.#keptRows = 0
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
