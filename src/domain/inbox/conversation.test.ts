import { expect, it } from 'vitest'
import { joinedConversation, type KnownConversation, personKeys } from './conversation.ts'

const now = new Date('2026-11-23T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const known = (change: Partial<KnownConversation> = {}): KnownConversation => ({
  id: 'one',
  stage: 'new',
  lastLeadAt: hoursAgo(1),
  ...change,
})

it('INBOX-1 a person is known by phone in E.164 or by email in any case', () => {
  expect(personKeys({ phone: '+61412345678', email: ' Jo@Mail.example' })).toEqual({
    phone: '+61412345678',
    email: 'jo@mail.example',
  })
  expect(personKeys({ phone: '', email: '' })).toEqual({ phone: null, email: null })
})

it('INBOX-1 a second enquiry within 24 hours joins the open conversation', () => {
  expect(joinedConversation(now, [known({ lastLeadAt: hoursAgo(24) })])).toBe('one')
  expect(joinedConversation(now, [known({ lastLeadAt: hoursAgo(24.01) })])).toBeNull()
})

it.each(['won', 'lost', 'junk'] as const)('INBOX-1 an enquiry after the conversation is %s begins another', (stage) => {
  expect(joinedConversation(now, [known({ stage })])).toBeNull()
})

it('INBOX-1 of several open conversations, the lead joins the one with the latest lead', () => {
  const several = [known({ lastLeadAt: hoursAgo(9) }), known({ id: 'two', lastLeadAt: hoursAgo(3) })]
  expect(joinedConversation(now, several)).toBe('two')
})
