import { expect, it } from 'vitest'
import { outsideText } from './outside-text.ts'

it.each([
  ['short', 10, 'short'],
  ['too long a text', 8, 'too long'],
  ['😀😀😀😀', 2, '😀😀'],
  ['😀'.repeat(50), 7, '😀'.repeat(7)],
  ['half \ud83d', 10, 'half \ufffd'],
  ['a\0b', 10, 'ab'],
  ['', 3, ''],
])('H4-1 of %j at most %i characters are read', (text, most, read) => {
  expect(outsideText(text, most)).toBe(read)
})
