import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { textOfHtml } from '../inbox/text-of-html.ts'
import { outsideText } from '../outside-text.ts'
import { madeText } from '../testing/made-texts.ts'
import { plainText } from './plain-text.ts'

const words = madeText(
  [
    'One owner',
    '& 2 keys',
    '5 < 6',
    'a > b',
    '"quoted"',
    "don't",
    'AT&T;',
    '3.3L V6 <turbo>',
    '&amp',
    '#39;',
    'ë',
    '–',
  ],
  4,
)
const line = words.map((text) => outsideText(text, 1_000).replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
const lines = fc.array(line, { minLength: 1, maxLength: 5 })
/** A text as HTML has it: each sign by its name, its number, or, but for '&' and '<', as it is. */
const asHtml = (text: string, way: number) =>
  text.replace(/[&<>"'ë–]/g, (sign) => {
    const named = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos', ë: 'euml', '–': 'ndash' }[sign]
    const code = sign.charCodeAt(0)
    return [`&${named};`, `&#${code};`, `&#x${code.toString(16)};`, /[&<]/.test(sign) ? `&${named};` : sign][way % 4]!
  })
const blocks = fc.constantFrom(
  ['<p>', '</p>'],
  ['<div class="a">', '</div>'],
  ['', '<br>'],
  ['', '<br/>'],
  ['<LI>', '</LI>'],
)
const inline = fc.constantFrom(
  ['', ''],
  ['<b>', '</b>'],
  ['<span style="x:y">', '</span>'],
  ['<a href="//a.au">', '</a>'],
)

it('kind 8 A10 CAR-2 INBOX-7 HTML is the text that was written, line by line, in a feed and in a mail', () => {
  fc.assert(
    fc.property(lines, fc.nat(3), blocks, inline, (written, way, [begin = '', end = ''], [on = '', off = '']) => {
      const html = written.map((each) => `${begin}${on}${asHtml(each, way)}${off}${end}`).join('')
      const read = (text: string) =>
        text
          .split('\n')
          .map((each) => each.trim())
          .filter((each) => each !== '')
      // Feeds write some entities twice, so what reads as an entity once more is one.
      fc.pre(!written.some((each) => /&(?:\w+|#\w+);/.test(each)))
      expect([html, read(textOfHtml(outsideText(html, 10_000)))]).toEqual([html, written])
      // A tag's letters that a feed's text has itself are no tag of ours: '<turbo>'.
      expect([html, read(plainText(html))]).toEqual([html, written])
      expect(read(plainText(html.replaceAll('&', '&amp;').replaceAll('&amp;lt;', '&lt;')))).toEqual(written)
    }),
    TEXTS,
  )
})

it('kind 8 A10 a text without tags and entities stays unchanged', () => {
  fc.assert(
    fc.property(words, (text) => {
      fc.pre(!/&[#\w]+;|<\/?[a-z]/i.test(text))
      expect(plainText(text)).toBe(text)
    }),
    TEXTS,
  )
})
