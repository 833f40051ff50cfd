import { describe, expect, it } from 'vitest'
import { hasBit } from '../bitset.ts'
import { OneValueColumn } from './one-value-column.ts'

describe('a column with more values than two bytes distinguish', () => {
  const ROWS = 84_000
  const column = new OneValueColumn()
  for (let row = 0; row < ROWS; row++) column.set(row, row % 7 === 0 ? null : `value ${row}`)
  for (let row = ROWS; row < ROWS * 2; row++) column.set(row, `value ${row % 10}`)

  it('SEARCH-4 still counts each value', () => {
    const counts = new Int32Array(column.dictionary.size)
    const rows = Int32Array.from({ length: ROWS * 2 }, (_, row) => row)
    column.tally(counts, rows, rows.length, 1)
    expect(counts[column.dictionary.find('value 1')!]).toBe(1 + ROWS / 10)
    expect(counts[column.dictionary.find('value 83999')!]).toBe(1)
    expect(counts[0]).toBe(ROWS / 7)
  })

  it('SEARCH-4 filters by any of them, also after rows are removed', () => {
    const accepted = new Uint8Array(column.dictionary.size)
    accepted[column.dictionary.find('value 83999')!] = 1
    const bits = new Int32Array(ROWS)
    column.mark(bits, 0, ROWS * 2, accepted)
    expect(hasBit(bits, 83_999)).toBe(true)
    expect(hasBit(bits, 83_998)).toBe(false)
    column.keep(Int32Array.of(1, 83_999, ROWS))
    column.mark(bits, 0, 3, accepted)
    expect(bits[0]).toBe(0b010)
  })
})
