import { ASCII } from '../../fold.ts'
import { mergeSorted } from '../merge-sorted.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import { countTypos, forgivenTypos } from './typos.ts'

/** How well a term answers a word, best first: exact, synonym, prefix, one typo, two typos. */
export const QUALITY = { exact: 5, synonym: 4, prefix: 3, typos: [0, 2, 1] } as const

/** More digits than the typos any word forgives: such a term (a stock number) is no misspelling. */
const MOST_DIGITS_OF_A_TYPO = 2

/** All words of all documents, alphabetically and by shape, so that a query's word is compared with only a few. */
export class Vocabulary {
  /** Terms by number; an empty text marks a free number. */
  readonly terms: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #free: number[] = []
  #sorted: Int32Array = new Int32Array(0)
  /** Numbers assigned since the last sort. */
  #unsorted: number[] = []
  /** Candidates for typos, by length, then first letter. */
  readonly #shapes = new Map<number, Map<string, number[]>>()

  /** The term's number, assigned on first use. */
  add(term: string): number {
    const existing = this.#numbers.get(term)
    if (existing !== undefined) return existing
    const number = this.#free.pop() ?? this.terms.length
    this.terms[number] = term
    this.#unsorted.push(number)
    this.#note(term, number)
    return number
  }

  /** Drops the terms that no row has any more; their numbers are reused. */
  keep(isHad: (number: number) => boolean): void {
    for (const [number, term] of this.terms.entries()) {
      if (term === '' || isHad(number)) continue
      this.terms[number] = ''
      this.#numbers.delete(term)
      this.#free.push(number)
    }
    const isTaken = (number: number) => this.terms[number] !== ''
    this.#sorted = this.#sorted.filter(isTaken)
    this.#unsorted = this.#unsorted.filter(isTaken)
    for (const firsts of this.#shapes.values())
      for (const [first, numbers] of firsts) firsts.set(first, numbers.filter(isTaken))
  }

  save(writer: SnapshotWriter): void {
    const sorted = this.#inOrder()
    writer.texts(this.terms)
    writer.int32(sorted, sorted.length)
  }

  load(reader: SnapshotReader): void {
    for (const [number, term] of reader.texts().entries()) {
      this.terms.push(term)
      if (term === '') this.#free.push(number)
      else this.#note(term, number)
    }
    this.#sorted = reader.int32()
  }

  find(term: string): number | null {
    return this.#numbers.get(term) ?? null
  }

  /**
   * Calls `tell` for every term that matches the word: the word itself and, if it is open, longer ones. Misspellings
   * count only if no row has the word as typed ('patrol' is no typo of 'petrol'). `isHad`: whether a row has the term.
   */
  eachMatch(
    word: string,
    open: boolean,
    isHad: (term: number) => boolean,
    tell: (term: number, quality: number) => void,
  ): void {
    let held = false
    const exact = this.find(word)
    if (exact !== null) {
      tell(exact, QUALITY.exact)
      held = isHad(exact)
    }
    if (open) {
      this.#eachLonger(word, (term, quality) => {
        tell(term, quality)
        held ||= isHad(term)
      })
    }
    const most = held ? 0 : forgivenTypos(word)
    if (most !== 0) this.#eachMisspelling(word, most, tell)
  }

  #eachLonger(word: string, tell: (term: number, quality: number) => void): void {
    const sorted = this.#inOrder()
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.terms[sorted[middle]!]! <= word) low = middle + 1
      else high = middle
    }
    for (; low < sorted.length && this.terms[sorted[low]!]!.startsWith(word); low++) tell(sorted[low]!, QUALITY.prefix)
  }

  #eachMisspelling(word: string, most: 1 | 2, tell: (term: number, quality: number) => void): void {
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const [first, numbers] of this.#shapes.get(length) ?? []) {
        // A wrong first letter counts as two typos, so it cannot match if only one is forgiven.
        if (most === 1 && first !== word[0]) continue
        for (const number of numbers) {
          const typos = countTypos(word, this.terms[number]!, most)
          if (typos !== null && typos > 0) tell(number, QUALITY.typos[typos]!)
        }
      }
    }
  }

  #inOrder(): Int32Array {
    if (this.#unsorted.length > 0) {
      const terms = this.terms
      const added = Int32Array.from(this.#unsorted)
      this.#sorted = mergeSorted(this.#sorted, added, (one, other) => (terms[one]! < terms[other]! ? -1 : 1))
      this.#unsorted = []
    }
    return this.#sorted
  }

  #note(term: string, number: number): void {
    this.#numbers.set(term, number)
    if (!hasManyDigits(term)) this.#shapeOf(term).push(number)
  }

  #shapeOf(term: string): number[] {
    const firsts = this.#shapes.get(term.length) ?? new Map<string, number[]>()
    const numbers = firsts.get(term[0]!) ?? []
    this.#shapes.set(term.length, firsts.set(term[0]!, numbers))
    firsts.set(term[0]!, numbers)
    return numbers
  }
}

function hasManyDigits(term: string): boolean {
  let digits = 0
  for (let at = 0; at < term.length; at++) {
    const unit = term.charCodeAt(at)
    if (unit >= ZERO && unit <= NINE) digits++
  }
  if (!ASCII.test(term)) digits = term.match(DIGITS)?.length ?? 0
  return digits > MOST_DIGITS_OF_A_TYPO
}

const ZERO = 48
const NINE = 57
const DIGITS = /\p{N}/gu
