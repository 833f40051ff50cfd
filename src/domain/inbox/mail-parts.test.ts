import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { outsideText } from '../outside-text.ts'
import { mailParts, saidIn } from './mail-parts.ts'
import { type MailOfClient, wholeText } from './testing/mail-of-client.ts'
import { MAILS_OF_DESKTOPS } from './testing/mails-of-desktops.ts'
import { MAILS_OF_APPLE, MAILS_OF_PHONES } from './testing/mails-of-phones.ts'
import { MAILS_OF_WEBMAIL } from './testing/mails-of-webmail.ts'

const MAILS: readonly MailOfClient[] = [
  ...MAILS_OF_WEBMAIL,
  ...MAILS_OF_PHONES,
  ...MAILS_OF_APPLE,
  ...MAILS_OF_DESKTOPS,
]
const ANSWER = 'Re: Your enquiry'

it('A2 the table has five mails of each of eight programs', () => {
  const counts = Object.entries(Object.groupBy(MAILS, ({ client }) => client)).map(([client, mails]) => [
    client,
    mails?.length,
  ])
  expect(counts).toHaveLength(8)
  expect(counts.map(([, count]) => count)).toEqual(Array.from({ length: 8 }, () => 5))
})

it.each(MAILS.map((mail) => [mail.client, mail.what, mail] as const))(
  'A1 A2 INBOX-7 %s, %s: what is said and what is folded',
  (_client, _what, mail) => {
    const shown = mailParts(ANSWER, outsideText(wholeText(mail), 10_000)).map(({ kind, text }) =>
      kind === 'said' ? { said: text.trim() } : { folded: text.trim() },
    )
    expect(shown).toEqual(
      mail.parts.map(({ said, folded = '' }) =>
        said === undefined ? { folded: folded.trim() } : { said: said.trim() },
      ),
    )
  },
)

it('A1 a mail that is passed on without a line that says so is known by its subject', () => {
  const text =
    'See below.\n\nFrom: Other Yard <sales@otheryard.example>\nSent: Thursday\nSubject: offer\n\nWe offer $21,000.'
  expect(mailParts('FW: offer', outsideText(text, 1_000))).toEqual([{ kind: 'said', text }])
  expect(mailParts(ANSWER, outsideText(text, 1_000))).toMatchObject([{ kind: 'said' }, { kind: 'quote' }])
})

it('A2 a signature alone is folded as one, and with a quote beside it as a quote', () => {
  const kindsOf = (text: string) => mailParts(ANSWER, outsideText(text, 1_000)).map(({ kind }) => kind)
  expect(kindsOf('Yes.\n\n-- \nJo\n0491 570 156')).toEqual(['said', 'signature'])
  expect(kindsOf('Yes.\n\n-- \nJo\n\n> Is 3 pm fine?')).toEqual(['said', 'quote'])
})

it.each([
  'On Tuesday 24 November 2026 at 2:05 pm your colleague Pat wrote:\nfree floor mats\nIs that still so?',
  'My list:\n--\ntyres\n__________\nbrakes\n----------\nrims',
  'From: Brisbane\nDate: 3 March 2027 at 10:30\nHow much?',
  'Sent from my house it takes an hour.\nIs 3 pm fine?',
  '> Is 3 pm fine?\nYes.',
])('A1 nothing is folded of %j', (text) => {
  expect(mailParts(ANSWER, outsideText(text, 1_000))).toEqual([{ kind: 'said', text }])
})

const OWN = [
  'Yes.',
  'I can come at 3 pm',
  'On Tuesday your colleague Pat wrote:',
  'See below',
  '',
  ' ',
  'My list:',
  '$21,000',
]
const LINES = [
  ...MAILS.flatMap((mail) => wholeText(mail).split('\n')),
  ...OWN,
  '> quoted',
  '-- ',
  '__________',
  'Sent from my iPhone',
  '\r',
]
const text = fc
  .oneof(
    fc.array(fc.constantFrom(...LINES), { maxLength: 30 }).map((lines) => lines.join('\n')),
    fc
      .array(fc.oneof(fc.constantFrom(...LINES), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 12 })
      .map((pieces) => pieces.join('\n')),
    fc.string({ unit: 'grapheme' }),
    // Whole mails below a person's words, signed or not: lines by chance are seldom folded.
    fc
      .tuple(
        fc.array(fc.constantFrom(...OWN), { maxLength: 4 }),
        fc.array(fc.constantFrom(...MAILS), { maxLength: 2 }),
        fc.constantFrom('', '\n-- \nKim Lee\nYard manager', '\nSent from my iPhone'),
      )
      .map(([own, mails, signature]) => [...own, ...mails.map(wholeText), signature].join('\n')),
  )
  .map((made) => outsideText(made, 20_000))

it('kind 7 A1 of any text what is said and what is folded, in their order, are the whole text', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(ANSWER, 'Fwd: offer', ''), (whole, subject) => {
      const parts = mailParts(subject, whole)
      expect(parts.map((part) => part.text).join('')).toBe(whole)
      expect(saidIn(parts) === '').toBe(whole.trim() === '')
    }),
    TEXTS,
  )
})

it('kind 7 A1 words above any quote or signature are never folded', () => {
  const own = fc.array(fc.constantFrom(...OWN), { minLength: 1, maxLength: 8 }).map((lines) => ['Hi Sam,', ...lines])
  fc.assert(
    fc.property(own, fc.array(fc.constantFrom(...MAILS), { minLength: 1, maxLength: 2 }), (lines, mails) => {
      const whole = outsideText([lines.join('\n'), ...mails.map(wholeText)].join('\n\n'), 20_000)
      expect(saidIn(mailParts(ANSWER, whole)).startsWith(lines.join('\n').trim())).toBe(true)
    }),
    TEXTS,
  )
})
