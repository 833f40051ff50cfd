import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { formatCents, formatMoney, formatWhole } from '../money.ts'
import { FREQUENCIES, loanOf } from './loan.ts'

it('kind 11 A18 MONEY-1 the parts of a loan add up to the cent, and nothing costs less than nought', () => {
  const cents = fc.integer({ min: 0, max: 20_000_000 })
  const input = fc.record({
    price: cents,
    deposit: fc.nat(5_000_000),
    tradeIn: fc.nat(5_000_000),
    balloon: fc.nat(3_000_000),
    months: fc.constantFrom(12, 24, 36, 48, 60, 72, 84),
    rate: fc.oneof(
      fc.constantFrom(0, 0.01, 0.1),
      fc.integer({ min: 0, max: 3_000 }).map((each) => each / 100),
    ),
    frequency: fc.constantFrom(...FREQUENCIES),
  })
  const fees = fc.record({ establishment: fc.nat(100_000), monthly: fc.nat(2_000) })
  fc.assert(
    fc.property(input, fees, (given, costs) => {
      const loan = loanOf(given, costs)
      if (typeof loan === 'string') return
      const borrowed = given.price - given.deposit - given.tradeIn
      expect(loan.financed).toBe(borrowed + costs.establishment)
      expect(loan.totalPayable).toBe(borrowed + loan.totalInterest)
      const leastCost = costs.establishment + costs.monthly * given.months
      expect(loan.totalInterest).toBeGreaterThanOrEqual(leastCost)
      if (given.rate === 0) expect(loan.totalInterest).toBe(leastCost)
      for (const part of Object.values(loan))
        expect([part, Object.is(part, -0), Number.isFinite(part)]).toEqual([part, false, true])
    }),
    TEXTS,
  )
})

it('kind 11 A18 FIN-5 an amount printed is the amount, with its sign before the currency’s and never a negative nought', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -9_999_999, max: 999_999_999 }), fc.constantFrom(-1, -49, -50, -0, 0)),
      (cents) => {
        const printed = formatCents(cents)
        expect(printed).toMatch(/^-?\$\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/)
        expect(Math.round(Number(printed.replace(/[$,]/g, '')) * 100)).toBe(cents === 0 ? 0 : cents)
        for (const whole of [formatMoney(cents / 100), formatWhole(cents / 100), printed])
          expect(whole).not.toMatch(/^-\$?0(?:\.00)?$/)
      },
    ),
    TEXTS,
  )
})
