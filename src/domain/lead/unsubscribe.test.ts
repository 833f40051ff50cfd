import { expect, it } from 'vitest'
import { maskedEmail, mayBeWrittenTo } from './unsubscribe.ts'

const consent = { at: '2026-01-31T00:00:00.000Z' }

it.each([
  ['never agreed', null, null, false],
  ['agreed', consent, null, true],
  ['agreed and ended it later', consent, '2026-02-01T00:00:00.000Z', false],
  ['ended it and agreed again', consent, '2026-01-30T00:00:00.000Z', true],
] as const)('LAW-4 may an address that %s get marketing messages (%#)', (_case, given, endedAt, allowed) => {
  expect(mayBeWrittenTo(given, endedAt)).toBe(allowed)
})

it('LAW-4 masks the address on the page', () => {
  expect(maskedEmail('jo.nguyen@mail.example')).toBe('j•••@mail.example')
})
