import { expect, it } from 'vitest'
import { monthlyOfWeekly, monthlyRepayment, weeklyOfMonthly } from './repayment.ts'

it('FIN-6 uses the annuity formula', () => {
  expect(monthlyRepayment(30_000, 8, 60, 0)).toBeCloseTo(608.29, 2)
})

it('FIN-6 lowers the payments by a balloon owed at the end', () => {
  const monthly = monthlyRepayment(30_000, 8, 60, 10_000)
  const owed = Array.from({ length: 60 }).reduce<number>((left) => left * (1 + 8 / 1200) - monthly, 30_000)
  expect(owed).toBeCloseTo(10_000, 6)
})

it('FIN-6 splits a loan without interest evenly', () => {
  expect(monthlyRepayment(30_000, 0, 60, 6000)).toBe(400)
})

it('LAW-1 counts 52.18 weeks in a year, as the Code does', () => {
  expect(weeklyOfMonthly(521.8)).toBeCloseTo(120)
  expect(monthlyOfWeekly(120)).toBeCloseTo(521.8)
})
