/** The Credit Code counts 52.18 weeks a year (National Credit Regulations, regulation 100). */
const WEEKS_PER_YEAR = 52.18

/** The monthly payment of a loan with a balloon at its end, by the annuity formula. `rate` in per cent a year. */
export function monthlyRepayment(borrowed: number, rate: number, months: number, balloon: number): number {
  if (rate === 0) return (borrowed - balloon) / months
  const monthly = rate / 1200
  const growth = (1 + monthly) ** months
  return (borrowed * growth - balloon) * (monthly / (growth - 1))
}

/** A monthly payment as so much a week. */
export function weeklyOfMonthly(monthly: number): number {
  return (monthly * 12) / WEEKS_PER_YEAR
}

export function monthlyOfWeekly(weekly: number): number {
  return (weekly * WEEKS_PER_YEAR) / 12
}
