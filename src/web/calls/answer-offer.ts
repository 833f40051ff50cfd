import { LEAD_CATEGORIES, OFFER_ACCEPTED } from '#domain/lead/category.ts'
import { leadEvent } from '#domain/lead/lead-event.ts'
import { acceptOffer } from '#operations/trade-in/accept-offer.ts'
import { readLeadCookie, writeLeadCookie } from '../cookies/lead-cookie.ts'
import type { RequestContext } from '../middleware/request-context.ts'
import { jsonError } from './json-api.ts'

export type ReceivedOffer =
  | { readonly ok: true; readonly leadId: string; readonly setCookie: string }
  | { readonly ok: false; readonly status: 401 | 404; readonly error: string }

/**
 * TRADE-1: accepts an offer, for the browser that sent the lead (its signed receipt proves it); the new receipt records
 * it (FORM-12). 401 without a receipt, 404 for a lead of another browser.
 */
export async function receiveOffer(
  context: RequestContext,
  request: Request,
  leadId: string | null,
): Promise<ReceivedOffer> {
  const receipt = await readLeadCookie(context, request)
  if (receipt === null) return { ok: false, status: 401, error: NOT_YOURS }
  if (leadId !== null && leadId !== receipt.leadId) return { ok: false, status: 404, error: NO_OFFER }
  const accepted = await acceptOffer(context, receipt.leadId)
  if (!accepted.ok) return { ok: false, status: 404, error: NO_OFFER }
  const { category } = receipt
  const event = leadEvent({ category, subcategory: OFFER_ACCEPTED, carType: null })
  return { ok: true, leadId: receipt.leadId, setCookie: await writeLeadCookie(context, { ...receipt, event }) }
}

/** POST /api/valuations/offer (http-api.md). */
export async function answerOffer(
  context: RequestContext,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const wanted: Readonly<Record<string, (value: unknown) => boolean>> = {
    lead_id: (value) => typeof value === 'string' && value !== '',
    category: (value) => LEAD_CATEGORIES.some((category) => category === value),
    subcategory: (value) => value === OFFER_ACCEPTED,
    form_completed: (value) => value === true,
    offer_accepted: (value) => value === true,
  }
  const faults = Object.entries(wanted).flatMap(([name, holds]) =>
    holds(fields[name]) ? [] : [[name, [`${name} does not say that an offer is accepted.`]] as const],
  )
  if (faults.length > 0) return jsonError(422, 'Say which offer is accepted.', { fields: Object.fromEntries(faults) })
  const answer = await receiveOffer(context, request, String(fields.lead_id))
  if (!answer.ok) return jsonError(answer.status, answer.error)
  return Response.json({ lead_id: answer.leadId }, { headers: { 'Set-Cookie': answer.setCookie } })
}

const NOT_YOURS = 'Please accept the offer on the device you used to request it, or call us and we’ll sort it out.'
const NO_OFFER = 'This offer has expired. Please call us, or get a new valuation.'
