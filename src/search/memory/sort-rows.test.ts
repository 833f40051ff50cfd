import { describe, expect, it } from 'vitest'
import { sortRows } from './sort-rows.ts'

const VALUES = Float64Array.of(3, Number.NaN, 1, 3, -0, 0, Number.NaN, 2)
const ROWS = Int32Array.of(7, 6, 5, 4, 3, 2, 1, 0)

describe('rows sorted by a number', () => {
  it.each([
    ['ascending', [5, 4, 2, 7, 3, 0, 6, 1]],
    ['descending', [3, 0, 7, 2, 5, 4, 6, 1]],
  ] as const)('SEARCH-7 come %s, those of one number as they came, those without one last', (direction, expected) => {
    expect([...sortRows(ROWS, VALUES, direction)]).toEqual(expected)
  })

  it('SEARCH-7 reports runs of equal numbers, for a second order within them', () => {
    const sorted = sortRows(ROWS, VALUES, 'ascending', (run) => run.sort())
    expect([...sorted]).toEqual([4, 5, 2, 7, 0, 3, 1, 6])
  })

  it('SEARCH-7 accepts no rows, and rows without a number', () => {
    expect([...sortRows(new Int32Array(0), VALUES, 'ascending')]).toEqual([])
    expect([...sortRows(Int32Array.of(6, 1), VALUES, 'descending')]).toEqual([6, 1])
  })
})
