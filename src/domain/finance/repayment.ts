/** Weeks in a year by the Credit Code (National Credit Regulations, regulation 100). */
const WEEKS_PER_YEAR = 52.18

/** Monthly payment of a loan with a final balloon, by the annuity formula. `rate` in per cent a year. */
export function monthlyRepayment(borrowed: number, rate: number, months: number, balloon: number): number {
  if (rate === 0) return (borrowed - balloon) / months
  const monthly = rate / 1200
  const growth = (1 + monthly) ** months
  return (borrowed * growth - balloon) * (monthly / (growth - 1))
}

/** Converts a monthly payment to a weekly one. */
export function weeklyOfMonthly(monthly: number): number {
  return (monthly * 12) / WEEKS_PER_YEAR
}

export function monthlyOfWeekly(weekly: number): number {
  return (weekly * WEEKS_PER_YEAR) / 12
}
