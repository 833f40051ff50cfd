import { expect, it } from 'vitest'
import { BACK_OFF_MINUTES, nextAttempt } from './delivery-retry.ts'

const failedAt = new Date('2026-11-21T00:00:00Z')

it.each([
  [1, '2026-11-21T00:01:00.000Z'],
  [2, '2026-11-21T00:02:00.000Z'],
  [3, '2026-11-21T00:04:00.000Z'],
  [12, '2026-11-22T00:00:00.000Z'],
])('FORM-13 retries after failure %i at %s', (attempts, at) => {
  expect(nextAttempt(attempts, failedAt)?.toISOString()).toBe(at)
})

it('FORM-13 alerts staff after the last wait', () => {
  expect(nextAttempt(BACK_OFF_MINUTES.length + 1, failedAt)).toBeNull()
})
