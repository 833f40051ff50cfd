import { showFinancePage } from '#operations/lead/show-finance-page.ts'
import { showFormPageBlocks } from '#operations/site/show-blocks.ts'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { locationBeside } from '../location-beside.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-7, MONEY-5: the finance form under each of its addresses, with the repayment calculator above it. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { pathname, search } = args.url
  const { page, calculator } = await orNotFoundPage(await showFinancePage(context, args.url), context)
  const blocks = await showFormPageBlocks(context, pathname)
  const location = locationBeside(context, pathname, page)
  return {
    page,
    blocks,
    location,
    calculator,
    form: leadFormView(context.site, page.kind, pathname + search, page.filled),
  }
}

/** FORM-16: the form of a browser without JavaScript; the others post to `/api/leads`. */
export function action(args: RouteArgs) {
  return answerLeadForm(contextOf(args), args.request)
}
