import type { LenderOffer } from '../car/lender-offer.ts'

/** A lender's figures for a car, for tests. */
export function exampleOffer(changes: Partial<LenderOffer> = {}): LenderOffer {
  return {
    interestRate: 8.95,
    comparisonRate: 9.8,
    paymentWeek: 198.4,
    paymentMonth: 859.7,
    termMonths: 60,
    termYears: 5,
    balloon: null,
    deposit: null,
    disclaimer: 'Example Lender Pty Ltd.',
    ...changes,
  }
}
