import type { SearchRequest } from '../engine.ts'
import type { BaseSet } from './base-sets.ts'
import { type Bits, countBits, wordsFor } from './bitset.ts'
import type { Documents } from './documents.ts'
import { groupFilters } from './filter-groups.ts'
import type { Matches } from './matches.ts'
import { Partition } from './partition.ts'
import { type RowList, RowLists } from './row-lists.ts'
import { matchText, type Synonyms } from './text/text-query.ts'

/** The hits that a page is chosen from. */
export interface PageFound {
  readonly hits: Bits
  readonly total: number
  /** Null if the query has no words. */
  readonly matches: Matches | null
  /** The hits as a list, made on the first call. */
  hitRows(): RowList
}

/** Result of a request as sets and lists of rows, for counting. */
export interface Found extends PageFound {
  readonly base: BaseSet
  /** Rows of the base that are not hits. */
  restRows(): RowList
  /** Rows excluded only by the filter on this field; null without such a filter. */
  missed(field: string): Missed | null
}

export interface Missed {
  readonly size: number
  rows(): RowList
  /** The other rows of the base: neither in `rows` nor among the hits. */
  otherRows(): RowList
}

/** Runs searches in reused arrays: a result is valid until the next search. */
export class Finder {
  readonly #partition = new Partition()
  readonly #lists = new RowLists()

  find(request: SearchRequest, documents: Documents<unknown>, synonyms: Synonyms): Found {
    const rows = documents.rows
    const words = wordsFor(rows)
    const base = documents.bases.get(request.base, documents.live, rows)
    const matches = matchText(request.text, documents.text, synonyms)
    const groups = groupFilters(request.filters)
    const fields = [...groups.keys()].filter((field) => field !== null)
    const sets = fields.map((field) => documents.filters.bitsOf(groups.get(field)!, rows))
    const required = [base.bits]
    if (matches) required.push(matches.bits)
    const shared = groups.get(null)
    if (shared) required.push(documents.filters.bitsOf(shared, rows))
    const everything = groups.size === 0 && !matches
    if (!everything) this.#partition.split(required, sets, rows)
    const partition = this.#partition
    const lists = this.#lists.start(words)
    const hits = everything ? base.bits : partition.hits
    const sizes = new Map(fields.map((field, group) => [field, countBits(partition.missed[group]!, words)]))
    return {
      base,
      hits,
      total: everything ? base.size : countBits(hits, words),
      matches,
      hitRows: () => lists.of('hits', hits),
      restRows: () => lists.without('rest', base.bits, hits),
      missed(field) {
        const size = sizes.get(field)
        if (size === undefined) return null
        const group = fields.indexOf(field)
        const missed = partition.missed[group]!
        return {
          size,
          rows: () => lists.of(`missed ${group}`, missed),
          otherRows: () => lists.without(`others ${group}`, base.bits, hits, missed),
        }
      },
    }
  }
}
