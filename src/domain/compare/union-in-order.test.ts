import { expect, it } from 'vitest'
import { unionInOrder } from './union-in-order.ts'

it.each([
  [[], []],
  [[['a', 'b']], ['a', 'b']],
  [
    [
      ['a', 'd'],
      ['a', 'b', 'c'],
    ],
    ['a', 'b', 'c', 'd'],
  ],
  [
    [['b'], ['a', 'b', 'c']],
    ['a', 'b', 'c'],
  ],
  [
    [['a', 'c'], ['b', 'c'], ['d']],
    ['d', 'b', 'a', 'c'],
  ],
])('unionInOrder of %o is %o', (lists, union) => {
  expect(unionInOrder(lists)).toEqual(union)
})
