import { expect, it } from 'vitest'
import { withoutEnd, withoutEnds } from './without-ends.ts'

it.each([
  ['/stock//', '/', 0, '/stock'],
  ['//stock', '/', 0, '//stock'],
  ['/', '/', 0, ''],
  ['//', '/', 1, '/'],
  ['', '/', 1, ''],
  ['Call us . …', ' .…', 0, 'Call us'],
])('%j without %j at its end, but for %i, is %j', (text, characters, least, shown) => {
  expect(withoutEnd(text, characters, least)).toBe(shown)
})

it.each([
  ['--a-b-', 'a-b'],
  ['---', ''],
  ['', ''],
])('%j without dashes at its ends is %j', (text, shown) => {
  expect(withoutEnds(text, '-')).toBe(shown)
})
