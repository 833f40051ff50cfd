import { describe, expect, it } from 'vitest'
import { affordablePrice, comparisonRate, FREQUENCIES, type Loan, type LoanInput, loanOf } from './loan.ts'

const NO_FEES = { establishment: 0, monthly: 0 }
const INPUT: LoanInput = {
  price: 3_300_000,
  deposit: 300_000,
  tradeIn: 0,
  balloon: 0,
  months: 60,
  rate: 10,
  frequency: 'monthly',
}

const loan = (input: Partial<LoanInput> = {}, fees = NO_FEES): Loan => {
  const result = loanOf({ ...INPUT, ...input }, fees)
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('MONEY-1 FIN-6 a loan', () => {
  // $30,000 at 10 % over 60 months: 637.41 by any annuity table.
  it('repays $30,000 at 10 % in five years with $637.41 a month', () =>
    expect(loan()).toEqual({
      financed: 3_000_000,
      repayment: 63_741,
      repayments: 60,
      totalPayable: 3_824_460,
      totalInterest: 824_460,
      comparisonRate: 10,
    }))

  // A18: 60 repayments of $583.33 are 20 cents short.
  it.each(FREQUENCIES)('costs its fees alone at a rate of nought, to the cent, repaid %s', (frequency) => {
    for (const price of [3_500_000, 3_333_333, 1_000_001])
      for (const fees of [NO_FEES, { establishment: 19_500, monthly: 995 }]) {
        const { totalPayable, totalInterest } = loan({ price, deposit: 0, rate: 0, balloon: 300_007, frequency }, fees)
        expect(totalInterest).toBe(fees.establishment + fees.monthly * 60)
        expect(totalPayable).toBe(price + totalInterest)
        expect(loan({ price, deposit: 0, rate: 0.01, frequency }, fees).totalInterest).toBeGreaterThanOrEqual(
          totalInterest,
        )
      }
  })

  it('takes a trade-in off like a deposit', () =>
    expect(loan({ tradeIn: 1_000_000 })).toEqual(loan({ deposit: 1_300_000 })))

  it('leaves a balloon to the end, and costs more for it', () => {
    const with30 = loan({ balloon: 900_000 })
    expect(with30.repayment).toBe(52_119)
    expect(with30.totalPayable).toBe(52_119 * 60 + 900_000)
    expect(with30.totalInterest).toBeGreaterThan(loan().totalInterest)
  })

  it('counts 52.18 weeks and 26.09 fortnights to a year', () => {
    expect(loan({ frequency: 'weekly' })).toMatchObject({ repayment: 14_659, repayments: 261 })
    expect(loan({ frequency: 'fortnightly' })).toMatchObject({ repayment: 29_318, repayments: 130 })
  })

  it('costs nothing at 0 %', () => expect(loan({ rate: 0 })).toMatchObject({ repayment: 50_000, totalInterest: 0 }))

  it.each(FREQUENCIES)('pays back what it borrows, and never less: %s', (frequency) => {
    for (const rate of [0, 0.01, 6.99, 29.9])
      for (const months of [12, 36, 84])
        for (const balloon of [0, 1_000_000])
          expect(loan({ rate, months, balloon, frequency }).totalPayable).toBeGreaterThanOrEqual(3_000_000 - 300)
  })

  it.each([
    ['nothing-to-finance', { deposit: 2_000_000, tradeIn: 1_300_000 }],
    ['balloon-too-large', { balloon: 3_000_001 }],
  ] as const)('says %s', (fault, input) => expect(loanOf({ ...INPUT, ...input }, NO_FEES)).toBe(fault))
})

describe('FIN-4 MONEY-1 the comparison rate', () => {
  it('is the rate itself without fees', () => expect(comparisonRate(8.5, NO_FEES)).toBe(8.5))

  it('holds the fees of the Code’s example, whatever the loan', () => {
    const fees = { establishment: 49_500, monthly: 1_000 }
    expect(comparisonRate(7.99, fees)).toBe(9.37)
    expect(loan({ price: 9_000_000, rate: 7.99 }, fees).comparisonRate).toBe(9.37)
  })

  it('rises with each fee', () => {
    expect(comparisonRate(7, { establishment: 10_000, monthly: 0 })).toBeGreaterThan(7)
    expect(comparisonRate(7, { establishment: 0, monthly: 100 })).toBeGreaterThan(7)
  })
})

describe('MONEY-4 the price that repayments buy', () => {
  it('is the price whose loan has these repayments', () => {
    const price = affordablePrice(20_000, 200_000, 10)
    expect(loan({ price, deposit: 200_000, frequency: 'weekly' }).repayment).toBe(20_000)
  })

  it('is less than the sum of the repayments, because interest is paid from it', () =>
    expect(affordablePrice(20_000, 200_000, 10)).toBeLessThan(20_000 * 260 + 200_000))

  it('is the sum at 0 %', () => expect(affordablePrice(20_000, 0, 0)).toBe(5_218_000))
})
