import { describe, expect, it } from 'vitest'
import { hasBit } from '../bitset.ts'
import { ManyValuesColumn } from './many-values-column.ts'

/** More values than the planes hold, more rows than are counted bit by bit, and a repeated value. */
const VALUES = 150
const ROWS = 3_000
const valuesOf = (row: number) =>
  row % 5 === 0 ? [] : [`value ${row % VALUES}`, `value ${row % 7}`, `value ${row % VALUES}`]

describe('a column with several values per row, more than the planes hold', () => {
  const column = new ManyValuesColumn()
  for (let row = 0; row < ROWS; row++) column.set(row, valuesOf(row))
  const codeOf = (value: string) => column.dictionary.find(value)!

  function expectCounts(rows: Int32Array, of: (row: number) => readonly string[], by: 1 | -1): void {
    const counts = new Int32Array(column.dictionary.size)
    column.tally(counts, rows, rows.length, by)
    const expected = new Int32Array(column.dictionary.size)
    for (const row of rows) for (const value of new Set(of(row))) expected[codeOf(value)]! += by
    expect(counts).toEqual(expected)
  }

  it('SEARCH-4 counts each value once per row, in many rows and in few', () => {
    const all = Int32Array.from({ length: ROWS }, (_, row) => row)
    expectCounts(all, valuesOf, 1)
    expectCounts(all, valuesOf, -1)
    expectCounts(all.slice(7, 60), valuesOf, 1)
  })

  it.each(['value 3', 'value 149'])('SEARCH-2 filters by %s, a frequent value or a late one', (value) => {
    const bits = new Int32Array(ROWS / 32 + 1).fill(-1)
    const accepted = new Uint8Array(column.dictionary.size)
    accepted[codeOf(value)] = 1
    column.mark(bits, 0, ROWS, accepted)
    for (let row = 0; row < ROWS; row++) expect(hasBit(bits, row)).toBe(valuesOf(row).includes(value))
  })

  it('SEARCH-4 preserves the values of remaining rows, and gives none of them to new rows', () => {
    const remaining = Int32Array.from({ length: ROWS / 2 }, (_, row) => row * 2 + 1)
    column.keep(remaining)
    column.set(remaining.length, ['value 2'])
    const all = Int32Array.from({ length: remaining.length + 1 }, (_, row) => row)
    expectCounts(all, (row) => (row === remaining.length ? ['value 2'] : valuesOf(remaining[row]!)), 1)
  })
})
