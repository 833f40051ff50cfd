import { showLeadPage } from '#operations/lead/show-lead-page.ts'
import { showFormPageBlocks } from '#operations/site/show-blocks.ts'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { locationBeside } from '../location-beside.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/**
 * ROUTE-7, ROUTE-8: pages with a form, such as finance, contact, a location or a test drive, by address
 * (lead-pages.ts).
 */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { pathname, search } = args.url
  const page = await orNotFoundPage(await showLeadPage(context, args.url), context)
  const blocks = await showFormPageBlocks(context, pathname)
  const location = locationBeside(context, pathname, page)
  return { page, blocks, location, form: leadFormView(context.site, page.kind, pathname + search, page.filled) }
}

/** FORM-16: takes the form from browsers without JavaScript; others post to `/api/leads`. */
export function action(args: RouteArgs) {
  return answerLeadForm(contextOf(args), args.request)
}
