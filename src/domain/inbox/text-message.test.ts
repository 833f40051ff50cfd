import { describe, expect, it } from 'vitest'
import { isLandline } from '../phone/phone.ts'
import { textCommand, textLength, textSenderFault } from './text-message.ts'

describe('who may send text messages', () => {
  it.each([
    [null, 'no sender'],
    [{ from: 'Meridian', registeredFrom: null }, 'not recorded as registered'],
    [{ from: 'Meridian', registeredFrom: '2026-12-01' }, 'registered from 2026-12-01 on'],
  ])('INBOX-8 %o may not: %s', (sender, because) => {
    expect(textSenderFault(sender, '2026-11-23')).toContain(because)
  })

  it.each([
    { from: '+61491570156', registeredFrom: null },
    { from: 'Meridian', registeredFrom: '2026-11-23' },
  ])('INBOX-8 $from may', (sender) => {
    expect(textSenderFault(sender, '2026-11-23')).toBeNull()
  })

  it('INBOX-8 a landline takes no text messages', () => {
    expect(['+61732123456', '+6493001234', '+61412345678', '+64211234567', '+12025550123'].map(isLandline)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the length of a text message', () => {
  it.each([
    ['', 0, 0, 160],
    ['a'.repeat(160), 160, 1, 160],
    ['a'.repeat(161), 161, 2, 306],
    ['€'.repeat(80), 160, 1, 160],
    [`€${'a'.repeat(159)}`, 161, 2, 306],
    ['Zoë', 3, 1, 70],
    ['é@£', 3, 1, 160],
    ['ë'.repeat(71), 71, 2, 134],
    ['🚗'.repeat(35), 70, 1, 70],
  ])('INBOX-8 of %j', (text, length, parts, room) => {
    expect(textLength(text)).toEqual({ length, parts, room })
  })
})

const STOPS: readonly string[] = [
  'STOP',
  ' Stop. ',
  'stop',
  'Stop!',
  '“STOP”',
  '"stop"',
  "'Stop'",
  'STOP please',
  'Please stop',
  'please stop.',
  'PLEASE STOP!!',
  'Stop thanks',
  'Stop, thank you',
  'Hi, please stop',
  'stop pls',
  'Stop plz',
  'sorry, stop please',
  'STOP STOP',
  'stop it',
  'Stop now',
  'Please stop texting',
  'stop texting me',
  'Stop texting me please',
  'stop messaging me',
  'Stop messages',
  'stop the messages please',
  'Please stop these messages',
  'Stop sending messages',
  'stop this',
  'unsubscribe',
  'UNSUBSCRIBE please',
  'Please unsubscribe me',
  'StopAll',
  'stop all',
  'cancel',
  'End',
  'quit',
  'opt out',
  'Opt-out',
  'optout thanks',
]

const NO_STOPS: readonly string[] = [
  'Please stop by at ten',
  'can you stop by',
  'Yes',
  'Stop calling, text me',
  'I will stop by tomorrow',
  'Bus stop near you?',
  'Is there a stop on the way',
  'Does it stop well?',
  'Stop start engine?',
  'How long does the engine stop start last',
  'stop start',
  'Cancel my test drive please',
  'Please cancel Saturday',
  'Can I cancel?',
  'cancel the visit',
  'End of the week suits',
  'In the end I bought another',
  'When does the offer end?',
  'The end of May',
  'Quite happy thanks',
  'I quit my job so no finance',
  'Will you quit the fee',
  'Opt for the blue one',
  'I opt for Tuesday',
  'Unsubscribed means what?',
  'Please don’t stop',
  'Don’t stop',
  'No stop',
  'Not stop',
  'Stop? Why',
  'thanks',
  'please',
  'hello',
  'Thank you',
  '',
  '👍',
  'STOP SIGN camera?',
  'Full stop',
  'one stop shop',
  'Non-stop',
]

describe('what an answer asks for', () => {
  // A24: forty that end messages, and forty that do not.
  it.each(STOPS)('INBOX-8 A24 %j ends messages', (text) => expect(textCommand(text)).toBe('stop'))
  it.each(NO_STOPS)('INBOX-8 A24 %j is an ordinary answer', (text) => expect(textCommand(text)).toBeNull())
  it.each(['start', 'Start please', 'UNSTOP'])('INBOX-8 %j asks for messages again', (text) =>
    expect(textCommand(text)).toBe('start'),
  )
})
