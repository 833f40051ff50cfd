import { expect, it } from 'vitest'
import { outsideText } from '../outside-text.ts'
import { readConversationAddress, replySubject, withoutQuote, writeConversationAddress } from './mail-thread.ts'

const domain = 'reply.forecourt.example'
const address = { siteSlug: 'yard', token: '0123456789abcdef0123' }

it('INBOX-7 a conversation’s address is read back, in any case and among others', () => {
  const written = writeConversationAddress(address, domain)
  expect(written).toBe('yard.0123456789abcdef0123@reply.forecourt.example')
  expect(readConversationAddress(['sales@dealer.example', written.toUpperCase()], domain)).toEqual(address)
})

it.each([
  'yard.0123456789abcdef0123@elsewhere.example',
  'yard@reply.forecourt.example',
  'yard.short@reply.forecourt.example',
])('INBOX-7 %s is no conversation’s address', (text) => {
  expect(readConversationAddress([text], domain)).toBeNull()
})

it.each(['Your HiLux', 'Re: Your HiLux', 'RE: Re:  Your HiLux', 'AW: Your HiLux'])(
  'INBOX-7 the answer to ‘%s’ has one Re:',
  (subject) => {
    expect(replySubject(subject)).toBe('Re: Your HiLux')
  },
)

it.each([
  [
    'a line of the program',
    'Yes please.\r\n\r\nOn Mon, 23 Nov 2026 at 9:00, Kim <kim@dealer.example> wrote:\r\n> Hi Jo',
    'Yes please.',
  ],
  ['quoted lines', 'Friday.\n> Hi Jo\n> When?\n', 'Friday.'],
  ['Outlook’s header', 'Thanks\n\nFrom: Kim <kim@dealer.example>\nSent: Monday', 'Thanks'],
  ['nothing', 'I wrote > 3 mails.\nOn Monday I come.', 'I wrote > 3 mails.\nOn Monday I come.'],
  ['answers between the lines', '> When?\nFriday\n> Where?\nSouth', '> When?\nFriday\n> Where?\nSouth'],
  ['nothing but a quote', '> When?', '> When?'],
])('INBOX-7 what a person wrote is shown without %s', (_what, text, shown) => {
  expect(withoutQuote(outsideText(text, 1_000))).toBe(shown)
})
