import { type Bits, countBits, wordsFor } from './bitset.ts'
import type { Documents } from './documents.ts'
import type { Found, PageFound } from './finder.ts'
import { RowLists } from './row-lists.ts'

/**
 * The hits grouped by the number of a field, lowest first; hits without the number count as 0. A page usually ends
 * within the first tier, so each tier is made on demand.
 */
export function* tiers(
  found: Found,
  { columns, filters, rows }: Documents<unknown>,
  field: string,
): Iterable<PageFound> {
  columns.number(field)
  const words = wordsFor(rows)
  const numbers = columns.facet(field).dictionary.texts.slice(1).map(Number)
  const bitsOf = (number: number) => filters.bitsOf({ kind: 'in', field, values: [String(number)] }, rows)
  const others = numbers.filter((number) => number !== 0)
  for (const number of [0, ...others].sort((one, other) => one - other)) {
    const hits = found.hits.slice(0, words)
    if (number !== 0) keepIn(hits, bitsOf(number), words)
    else for (const other of others) leaveOut(hits, bitsOf(other), words)
    const lists = new RowLists().start(words)
    yield { hits, total: countBits(hits, words), matches: found.matches, hitRows: () => lists.of('hits', hits) }
  }
}

function keepIn(hits: Bits, set: Bits, words: number): void {
  for (let word = 0; word < words; word++) hits[word]! &= set[word]!
}

function leaveOut(hits: Bits, set: Bits, words: number): void {
  for (let word = 0; word < words; word++) hits[word]! &= ~set[word]!
}
