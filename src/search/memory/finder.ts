import type { SearchRequest } from '../engine.ts'
import type { BaseSet } from './base-sets.ts'
import { type Bits, countBits, listRows, setBit, wordsFor } from './bitset.ts'
import type { Documents } from './documents.ts'
import { groupFilters } from './filter-groups.ts'
import { growInt32 } from './grow.ts'
import type { Matches } from './matches.ts'
import { Partition } from './partition.ts'
import { matchText, type Synonyms } from './text-query.ts'

/** What a request found, as sets and lists of rows; hits are counted from it. */
export interface Found {
  readonly base: BaseSet
  readonly hits: Bits
  readonly total: number
  /** Null without words. */
  readonly matches: Matches | null
  /** The hits as a list, made when first asked for. */
  hitRows(): RowList
  /** What the base has and the hits have not. */
  restRows(): RowList
  /** The rows that miss being hits only by the choice made on this field, or null when none was made. */
  missedRows(field: string): RowList | null
}

/** The first `length` of `rows`; good until the next search. */
export interface RowList {
  rows: Int32Array
  length: number
}

/** Finds, reusing its arrays from search to search: what a search gives is read before the next one starts. */
export class Finder {
  readonly #partition = new Partition()
  #textBits: Bits = new Int32Array(0)
  #rest: Bits = new Int32Array(0)
  readonly #lists = new Map<string, RowList>()

  find(request: SearchRequest, documents: Documents<unknown>, synonyms: Synonyms): Found {
    const rows = documents.rows
    const words = wordsFor(rows)
    const base = documents.bases.get(request.base, documents.live, rows)
    const matches = matchText(request.text, documents.text, synonyms)
    const groups = groupFilters(request.filters)
    const fields = [...groups.keys()].filter((field) => field !== null)
    const sets = fields.map((field) => documents.filters.bitsOf(groups.get(field)!, rows))
    const required = [base.bits]
    if (matches) required.push(this.#bitsOf(matches, words))
    const shared = groups.get(null)
    if (shared) required.push(documents.filters.bitsOf(shared, rows))
    const everything = groups.size === 0 && !matches
    if (!everything) this.#partition.split(required, sets, rows)
    const hits = everything ? base.bits : this.#partition.hits
    const listed = new Set<string>()
    const list = (name: string, bits: () => Bits): RowList => {
      const known = this.#lists.get(name) ?? { rows: new Int32Array(0), length: 0 }
      if (listed.has(name)) return known
      known.rows = growInt32(known.rows, words << 5)
      known.length = listRows(bits(), words, known.rows)
      this.#lists.set(name, known)
      listed.add(name)
      return known
    }
    return {
      base,
      hits,
      total: everything ? base.size : countBits(hits, words),
      matches,
      hitRows: () => list('hits', () => hits),
      restRows: () => list('rest', () => this.#difference(base.bits, hits, words)),
      missedRows: (field) => {
        const group = fields.indexOf(field)
        return group < 0 ? null : list(`missed ${group}`, () => this.#partition.missed[group]!)
      },
    }
  }

  #bitsOf(matches: Matches, words: number): Bits {
    this.#textBits = growInt32(this.#textBits, words)
    this.#textBits.fill(0, 0, words)
    for (const row of matches.rows) setBit(this.#textBits, row)
    return this.#textBits
  }

  #difference(from: Bits, without: Bits, words: number): Bits {
    this.#rest = growInt32(this.#rest, words)
    for (let word = 0; word < words; word++) this.#rest[word] = from[word]! & ~without[word]!
    return this.#rest
  }
}
