import { expect, it } from 'vitest'
import { nextCheck, nextTry } from './next-fetch.ts'

const now = new Date('2026-11-21T00:00:00Z')

it.each([
  [1, '2026-11-21T00:01:00.000Z'],
  [2, '2026-11-21T00:10:00.000Z'],
  [3, '2026-11-21T01:00:00.000Z'],
  [4, '2026-11-21T06:00:00.000Z'],
  [5, '2026-11-22T00:00:00.000Z'],
  [6, '2026-11-28T00:00:00.000Z'],
  [99, '2026-11-28T00:00:00.000Z'],
])('FIELD-5 retries a picture that failed %s times at %s', (failures, at) => {
  expect(nextTry(failures, now).toISOString()).toBe(at)
})

it('FIELD-5 checks a fetched picture again after a day', () => {
  expect(nextCheck(now).toISOString()).toBe('2026-11-22T00:00:00.000Z')
})
