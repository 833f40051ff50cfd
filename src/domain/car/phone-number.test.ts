import { expect, it } from 'vitest'
import { phoneNumber } from './phone-number.ts'

const all = { phone: 'place', phoneNew: 'new', phoneUsed: 'used', phoneDemo: 'demo' }

it.each([
  ['used', all, 'override', 'override'],
  ['new', all, null, 'new'],
  ['used', all, null, 'used'],
  ['demo', all, null, 'demo'],
  ['demo', { ...all, phoneDemo: null }, null, 'new'],
  ['demo', { ...all, phoneDemo: null, phoneNew: null }, null, 'used'],
  ['used', { ...all, phoneUsed: null }, null, 'new'],
  ['new', { ...all, phoneNew: null }, null, 'used'],
  ['new', { ...all, phoneNew: null, phoneUsed: '' }, null, 'place'],
  ['new', { phone: null, phoneNew: null, phoneUsed: null, phoneDemo: 'demo' }, null, null],
] as const)('PHONE-2 for a %s car with %o and override %s the number is %s', (type, numbers, override, number) => {
  expect(phoneNumber(type, numbers, override)).toBe(number)
})

it('PHONE-2 uses the location’s numbers without an override', () => {
  expect(phoneNumber('used', all)).toBe('used')
})
