import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>One owner.<br/>Full&nbsp;history &amp; 2 keys</p>', '\nOne owner.\nFull history & 2 keys\n'],
  [
    'Don&#39;t miss &amp;quot;the one&amp;quot; &ndash; 3.3L V6 &lt;turbo&gt;',
    'Don\'t miss "the one" – 3.3L V6 <turbo>',
  ],
  ['Price < market & km < average <b>call</b> now', 'Price < market & km < average call now'],
  ['Sunroof<br>Tow bar<br/>Rock &amp; roll audio', 'Sunroof\nTow bar\nRock & roll audio'],
  ['Town & Country; <5 owners; AT&T;', 'Town & Country; <5 owners; AT&T;'],
  ['https://cdn.example/1.jpg?a=1&amp;b=2', 'https://cdn.example/1.jpg?a=1&b=2'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Citro&euml;n', 'Citroën'],
])('CAR-2 A10 %s', (cell, text) => {
  expect(plainText(cell)).toBe(text)
})
