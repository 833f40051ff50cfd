import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AcceptedPrice } from '../alert/price-history.ts'
import { daysShown, mayBeWasUntil } from './former-price.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-24T00:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const entry = (days: number, price: number | null, rest: Partial<AcceptedPrice> = {}): AcceptedPrice => ({
  at: ago(days),
  price,
  offerPrice: null,
  priceType: price === null ? null : 'drive_away',
  source: 'stock',
  ...rest,
})
const FORMER = { amount: 23_495, priceType: 'drive_away' }
const NOW_AT = 21_390

describe('DESK-7 a price may be called ‘Was’ when it was shown for seven of the last sixty days', () => {
  it.each<readonly [string, readonly AcceptedPrice[], number, boolean]>([
    ['never', [entry(30, NOW_AT)], 0, false],
    ['for six days', [entry(16, 23_495), entry(10, NOW_AT)], 6, false],
    ['for seven days', [entry(17, 23_495), entry(10, NOW_AT)], 7, true],
    ['for three and four days', [entry(30, 23_495), entry(27, 25_000), entry(20, 23_495), entry(16, NOW_AT)], 7, true],
    ['for months, of which five days are in the last sixty', [entry(200, 23_495), entry(55, NOW_AT)], 5, false],
    ['for months, of which eight days are in the last sixty', [entry(200, 23_495), entry(52, NOW_AT)], 8, true],
    ['while the car was hidden', [entry(30, 23_495), entry(28, null), entry(5, NOW_AT)], 2, false],
    ['as an offer', [entry(30, 25_000, { offerPrice: 23_495 }), entry(10, NOW_AT)], 20, true],
    ['under an offer', [entry(30, 23_495, { offerPrice: 22_000 }), entry(10, NOW_AT)], 0, false],
    ['with other charges', [entry(30, 23_495, { priceType: null }), entry(10, NOW_AT)], 0, false],
    ['now', [entry(8, 23_495)], 8, true],
  ])('%s', (_, ledger, days, may) => {
    const shuffled = [...ledger].reverse()
    expect(daysShown(shuffled, FORMER, NOW)).toBe(days)
    expect(mayBeWasUntil(shuffled, FORMER, NOW) !== null).toBe(may)
  })

  it('it may be until fewer than seven days of it are left in the last sixty', () => {
    expect(mayBeWasUntil([entry(30, 23_495), entry(10, NOW_AT)], FORMER, NOW)).toEqual(ago(10 + 7 - 60))
    const twice = [entry(30, 23_495), entry(26, 25_000), entry(20, 23_495), entry(15, NOW_AT)]
    expect(mayBeWasUntil(twice, FORMER, NOW)).toEqual(ago(26 + 2 - 60))
  })

  it('at that time it still may, and a moment later it may not, whatever the ledger', () => {
    const ledgers = fc.array(fc.tuple(fc.nat(90), fc.constantFrom(23_495, NOW_AT, null)), { maxLength: 8 })
    fc.assert(
      fc.property(ledgers, (days) => {
        const ledger = [...days.map(([each, price]) => entry(each + 1, price)), entry(0.5, NOW_AT)]
        const until = mayBeWasUntil(ledger, FORMER, NOW)
        if (until === null) return
        expect(mayBeWasUntil(ledger, FORMER, until)).not.toBeNull()
        expect(mayBeWasUntil(ledger, FORMER, new Date(until.getTime() + 1))).toBeNull()
      }),
    )
  })
})
