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
  expect(verdict).toEqual({ retryAt: minutesOn(1), alert: false })
})

describe('H3 FORM-13 a receiver that refuses permanently', () => {
  it.each([
    { kind: 'mail', retryAt: minutesOn(1), alert: true },
    { kind: 'adf', retryAt: minutesOn(1), alert: true },
    { kind: 'webhook', retryAt: minutesOn(1), alert: true },
    { kind: 'sms', retryAt: minutesOn(1), alert: true },
    { kind: 'confirmation', retryAt: null, alert: false },
    { kind: 'refund', retryAt: null, alert: true },
    { kind: 'alert', retryAt: minutesOn(1), alert: false },
  ] as const)('H3 FORM-13 $kind: retry $retryAt, alert $alert', ({ kind, retryAt, alert }) => {
    expect(deliveryVerdict({ kind, refused: true, attempts: 1, since }, since)).toEqual({ retryAt, alert })
  })
})

describe('H3 FORM-13 after 58 hours', () => {
  it.each([
    { kind: 'mail', retryAt: null, alert: true },
    { kind: 'webhook', retryAt: null, alert: true },
    { kind: 'confirmation', retryAt: null, alert: false },
    { kind: 'refund', retryAt: null, alert: true },
    { kind: 'alert', retryAt: minutesOn(HOURS_58 + STEADY_MINUTES), alert: false },
  ] as const)('H3 FORM-13 $kind: retry $retryAt, alert $alert', ({ kind, retryAt, alert }) => {
    const verdict = deliveryVerdict({ kind, refused: false, attempts: LAST, since }, minutesOn(HOURS_58))
    expect(verdict).toEqual({ retryAt, alert })
  })
})

it('H3 FORM-13 manual retries do not shorten the period', () => {
  const verdict = deliveryVerdict({ kind: 'mail', refused: false, attempts: 40, since }, minutesOn(60))
  expect(verdict).toEqual({ retryAt: minutesOn(60 + STEADY_MINUTES), alert: false })
})

it('H3 FORM-13 does not give up because the clock jumps three days ahead', () => {
  expect(
    deliveryVerdict({ kind: 'mail', refused: false, attempts: 2, since }, minutesOn(3 * 1440)).retryAt,
  ).not.toBeNull()
})
