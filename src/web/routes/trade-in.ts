import { data, redirect } from 'react-router'
import { valuationPath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { isOpen, reasonText } from '#domain/trade-in/no-estimate.ts'
import { showLeadPage } from '#operations/lead/show-lead-page.ts'
import { showValuationStart } from '#operations/lead/show-valuation-start.ts'
import { showFormPageBlocks } from '#operations/site/show-blocks.ts'
import { requestValuation } from '#operations/trade-in/request-valuation.ts'
import type { StartFaults } from '#ui/trade-in/start-faults.ts'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { formFields } from '../form-fields.ts'
import { locationBeside } from '../location-beside.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-4, ROUTE-8: the online valuation, or on sites without it a form. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { pathname, search } = args.url
  const blocks = await showFormPageBlocks(context, pathname)
  const start = await showValuationStart(context, args.url)
  if (start) return { start, lead: null, blocks }
  const page = await orNotFoundPage(await showLeadPage(context, args.url), context)
  const location = locationBeside(context, pathname, page)
  const form = leadFormView(context.site, page.kind, pathname + search, page.filled)
  return { start: null, lead: { page, location, form }, blocks }
}

/**
 * TRADE-1: values the vehicle and redirects to its page. FORM-16: on sites without online valuation, takes the form.
 */
export async function action(args: RouteArgs) {
  const context = contextOf(args)
  if (!context.site.tradeIn.valuation) return answerLeadForm(context, args.request)
  const { region } = context.site
  const values = await formFields(args.request)
  const of = { unit: REGIONS[region].distance, carId: args.url.searchParams.get('car_id') }
  const { other_make: typedMake, other_model: typedModel } = values
  const said = { ...values, make: typedMake || values.make, model: typedModel || values.model }
  const answer = await requestValuation(context, said, of)
  if (!answer.ok) return refused(answer.fields, values)
  const { token, valuation } = answer
  const { reason, vehicle } = valuation
  if (vehicle === null && reason !== null && isOpen(reason))
    return refused({ rego: [reasonText(reason, region)] }, values)
  return redirect(valuationPath(token), { status: 303 })
}

function refused(fields: StartFaults['fields'], values: StartFaults['values']) {
  return data({ fields, values } satisfies StartFaults, { status: 422 })
}
