import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** FIN-6: a warning while repayments show at the platform's rate, because the dealer named none. */
export function unnamedRateWarnings({ finance, home }: Pick<Site, 'finance' | 'home'>): readonly SiteWarning[] {
  if (finance.calculatorRate !== null || !(finance.calculator || home.budgetFinder)) return []
  const reason =
    'repayments show at 10% a year, a rate that nobody entered: type your own, or set finance.calculator and home.budgetFinder to false'
  return [{ path: 'finance.calculatorRate', reason }]
}
