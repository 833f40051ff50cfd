import { expect, it } from 'vitest'
import { replaceSpans } from './replace-spans.ts'

it.each([
  ['<p>One<br>two</p>', '<', '>', ' ', ' One two '],
  ['<a title="<b>">x', '<', '>', '', '">x'],
  ['1 > 0 <', '<', '>', ' ', '1 > 0 <'],
  ['places[2].rows[0]', '[', ']', '[]', 'places[].rows[]'],
  ['<'.repeat(3), '<', '>', '', '<<<'],
])('%j: from %j to %j by %j', (text, open, close, by, shown) => {
  expect(replaceSpans(text, open, close, by)).toBe(shown)
})
