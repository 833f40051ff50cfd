import { expect, it } from 'vitest'
import { readConversationAddress, replySubject, writeConversationAddress } from './mail-thread.ts'

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
