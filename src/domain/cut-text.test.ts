import { expect, it } from 'vitest'
import { cutText, shortened, storableText } from './cut-text.ts'

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 2, 'ab'],
  ['ab😀d', 3, 'ab😀'],
  ['😀😀😀', 2, '😀😀'],
  ['a\0b\0c', 2, 'ab'],
  ['a\ud83d', 2, 'a\ufffd'],
  ['\ude00a', 1, '\ufffd'],
  ['a\u200fb', 2, 'a\u200f'],
  ['abc', 0, ''],
])('S3-3 %j with at most %i characters is %j', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected)
})

it('S3-3 the ellipsis is there only where something is missing', () => {
  expect(shortened('😀😀', 2)).toBe('😀😀')
  expect(shortened('😀😀b', 2)).toBe('😀😀…')
  expect(shortened('ab\0', 2)).toBe('ab')
})

it('S3-3 a text that no database takes equals no other one', () => {
  expect(storableText('a\0b\ud800')).toBe('a\ufffdb\ufffd')
  expect(storableText('a😀b')).toBe('a😀b')
})
