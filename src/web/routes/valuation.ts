import { data, redirect } from 'react-router'
import { valuationPath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { adjustValuation } from '#operations/trade-in/adjust-valuation.ts'
import { type ShownValuation, showValuation } from '#operations/trade-in/show-valuation.ts'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/valuation.ts'
import { answerLeadForm } from '../calls/answer-lead-form.ts'
import { receiveOffer } from '../calls/answer-offer.ts'
import { SUCCESS_PATH } from '../calls/receive-lead.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import { formFields } from '../form-fields.ts'
import { orLinkOver, renewed } from '../link-over.ts'
import { RENEW } from '../renew-act.ts'
import { contextOf, type RequestContext } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Parameters of the path. */
type Params = { readonly valuation: string }

/** TRADE-1: a valuation at its own address. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { searchParams } = args.url
  const step = { question: searchParams.get('question'), details: searchParams.get('step') === 'details' }
  const shownValuation = await orLinkOver(
    await showValuation(context, args.params.valuation, step),
    context,
    args.url,
    START,
  )
  const receipt = await readLeadCookie(context, args.request)
  const sent = receipt !== null && receipt.leadId === shownValuation.valuation.leadId ? receipt : null
  return data({ page: shownValuation.page, form: detailsForm(context, shownValuation), sent }, { headers: NO_STORE })
}

/**
 * Takes an answer and redirects to the next question; or takes the visitor's details without JavaScript (FORM-16); or
 * accepts the offer.
 */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { valuation: token } = args.params
  const fields = await formFields(args.request.clone())
  if (fields.act === RENEW) throw await renewed(context, 'valuation', token, args.url)
  if (fields.form !== undefined) return answerLeadForm(context, args.request)
  if (fields.offer !== undefined) {
    const accepted = await receiveOffer(context, args.request, null)
    if (!accepted.ok) return refused(accepted.error, accepted.status)
    throw redirect(SUCCESS_PATH, { status: 303, headers: { ...NO_STORE, 'Set-Cookie': accepted.setCookie } })
  }
  const answer = await adjustValuation(context, token, fields, REGIONS[context.site.region].distance)
  if (!answer.ok && answer.reason === 'unknown') return orLinkOver(null, context, args.url, START)
  if (!answer.ok) return refused(Object.values(answer.fields)[0]?.[0] ?? '', 422)
  throw redirect(valuationPath(token), { status: 303, headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

/** Where a buyer begins a valuation. */
const START = '/trade-in'

const NO_STORE = { 'Cache-Control': 'no-store' }

function refused(fault: string, status: number) {
  return data({ fault }, { status, headers: NO_STORE })
}

/** Form for the visitor's details, for the steps that have one. */
function detailsForm({ site }: RequestContext, { page, valuation }: ShownValuation) {
  const { kind } = page.step
  if (kind !== 'details' && kind !== 'call') return null
  const { carId } = valuation
  const filled = {
    category: 'Trade-In Enquiry',
    valuation_id: page.token,
    ...(carId === null ? {} : { car_id: carId }),
  }
  const address = kind === 'details' ? `${page.path}?step=details` : page.path
  return {
    view: leadFormView(site, carId === null ? 'valuation' : 'vehicle-valuation', address, filled),
    filled,
    submitLabel: kind === 'details' ? say(words.seeMyOffer) : say(words.callMePrice),
  }
}
