import { describe, expect, it } from 'vitest'
import { DELIVERY_KINDS } from './delivery-kind.ts'
import { BACK_OFF_MINUTES } from './delivery-retry.ts'
import { deliveryVerdict, STEADY_MINUTES } from './delivery-verdict.ts'

const since = new Date('2026-11-21T00:00:00Z')
const minutesOn = (minutes: number) => new Date(since.getTime() + minutes * 60_000)
const LAST = BACK_OFF_MINUTES.length + 1
const HOURS_58 = BACK_OFF_MINUTES.reduce((sum, minutes) => sum + minutes, 0)

it.each(DELIVERY_KINDS)('H3 FORM-13 retries a temporary first failure of %s without an alert', (kind) => {
  const verdict = deliveryVerdict({ kind, refused: false, attempts: 1, since }, since)
  expect(verdict).toEqual({ again: minutesOn(1), tell: false })
})

describe('H3 FORM-13 a receiver that refuses permanently', () => {
  it.each([
    { kind: 'mail', again: minutesOn(1), tell: true },
    { kind: 'adf', again: minutesOn(1), tell: true },
    { kind: 'webhook', again: minutesOn(1), tell: true },
    { kind: 'sms', again: minutesOn(1), tell: true },
    { kind: 'confirmation', again: null, tell: false },
    { kind: 'refund', again: null, tell: true },
    { kind: 'alert', again: minutesOn(1), tell: false },
  ] as const)('H3 FORM-13 $kind: again $again, a person is called: $tell', ({ kind, again, tell }) => {
    expect(deliveryVerdict({ kind, refused: true, attempts: 1, since }, since)).toEqual({ again, tell })
  })
})

describe('H3 FORM-13 after 58 hours', () => {
  it.each([
    { kind: 'mail', again: null, tell: true },
    { kind: 'webhook', again: null, tell: true },
    { kind: 'confirmation', again: null, tell: false },
    { kind: 'refund', again: null, tell: true },
    { kind: 'alert', again: minutesOn(HOURS_58 + STEADY_MINUTES), tell: false },
  ] as const)('H3 FORM-13 $kind: again $again, a person is called: $tell', ({ kind, again, tell }) => {
    const verdict = deliveryVerdict({ kind, refused: false, attempts: LAST, since }, minutesOn(HOURS_58))
    expect(verdict).toEqual({ again, tell })
  })
})

it('H3 FORM-13 manual retries do not shorten the period', () => {
  const verdict = deliveryVerdict({ kind: 'mail', refused: false, attempts: 40, since }, minutesOn(60))
  expect(verdict).toEqual({ again: minutesOn(60 + STEADY_MINUTES), tell: false })
})

it('H3 FORM-13 does not give up because the clock jumps three days ahead', () => {
  expect(
    deliveryVerdict({ kind: 'mail', refused: false, attempts: 2, since }, minutesOn(3 * 1440)).again,
  ).not.toBeNull()
})
