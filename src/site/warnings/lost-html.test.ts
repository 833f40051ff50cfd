import { expect, it } from 'vitest'
import { lostWords } from './lost-html.ts'

it.each([
  ['<div class="a">Open <b>now</b></div>', 'Open now'],
  ['<DIV>Open</DIV>\n<Style>p{color:red}</STYLE>', 'Open'],
  ['<div><!-- <b>not this</b> -->Open<script>if (1 < 2) x()</script></div>', 'Open'],
  ['<div><script>Open', 'Open'],
  ['<div>Open <!-- now', 'Open <!-- now'],
])('CONTENT-1 %j loses the words %j', (markdown, words) => {
  expect(lostWords(markdown)).toEqual([words])
})

it('CONTENT-1 a comment loses no words', () => {
  expect(lostWords('<!-- for us -->')).toEqual([])
})
