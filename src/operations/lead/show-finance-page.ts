import { calculatorText } from '#domain/finance/calculator.ts'
import { type CalculatorView, calculatorView, carCalculatorView, lenderViews } from '#views/finance/calculator-view.ts'
import type { LeadPageView } from '#views/lead-page/lead-page-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { offeredCar, showLeadPage } from './show-lead-page.ts'

export interface FinancePage {
  readonly page: LeadPageView
  /** Null where the site has no calculator, or the car may show no figures (FIN-2). */
  readonly calculator: CalculatorView | null
}

/** ROUTE-7, MONEY-1, MONEY-5: the finance form at a URL, with the figures of its car or for any price. */
export async function showFinancePage(request: SiteRequest, url: URL): Promise<FinancePage | null> {
  const { site, now } = request
  const page = await showLeadPage(request, url)
  if (page === null) return null
  const car = await offeredCar(request, url.searchParams)
  const start = car === null ? calculatorView(site, { now }) : carCalculatorView(car, site, { now })
  if (start === null) return { page, calculator: null }
  const text = calculatorText(url.searchParams, start.usual)
  const action = url.pathname
  const lenders = car === null ? [] : lenderViews(car, site, { now })
  return {
    page,
    calculator: { ...start, action, lenders, text: car === null ? text : { ...text, price: start.usual.price } },
  }
}
