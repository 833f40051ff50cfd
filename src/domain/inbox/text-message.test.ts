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

describe('what an answer asks for', () => {
  it.each([
    ['STOP', 'stop'],
    [' Stop. ', 'stop'],
    ['unsubscribe', 'stop'],
    ['opt out', 'stop'],
    ['start', 'start'],
    ['Please stop by at ten', null],
    ['Yes', null],
    ['Stop calling, text me', null],
  ])('INBOX-8 %j', (text, command) => {
    expect(textCommand(text)).toBe(command)
  })
})
