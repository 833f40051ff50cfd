import { expect, it } from 'vitest'
import { mergeSorted } from './merge-sorted.ts'

const ascending = (one: number, other: number) => one - other

it('SEARCH-7 inserts new rows at their places, batch after batch', () => {
  let sorted: Int32Array = new Int32Array(0)
  const all: number[] = []
  for (let lot = 0; lot < 60; lot++) {
    const added = Int32Array.from({ length: lot % 4 }, (_, index) => (lot * 37 + index * 101) % 211)
    all.push(...added)
    sorted = mergeSorted(sorted, added, ascending)
    expect([...sorted]).toEqual(all.toSorted(ascending))
  }
})
