import { LEAD_CATEGORIES, OFFER_ACCEPTED } from '#domain/lead/category.ts'
import { leadEvent } from '#domain/lead/lead-event.ts'
import { acceptOffer } from '#operations/trade-in/accept-offer.ts'
import * as words from '#words/calls.ts'
import { say } from '#words/say.ts'
import { readLeadCookie, writeLeadCookie } from '../cookies/lead-cookie.ts'
import type { RequestContext } from '../request-context.ts'
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
  if (receipt === null) return { ok: false, status: 401, error: notYours() }
  if (leadId !== null && leadId !== receipt.leadId) return { ok: false, status: 404, error: noOffer() }
  const accepted = await acceptOffer(context, receipt.leadId)
  if (!accepted.ok) return { ok: false, status: 404, error: noOffer() }
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
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
    lead_id: (value) => typeof value === 'string' && value !== '',
    category: (value) => LEAD_CATEGORIES.some((category) => category === value),
    subcategory: (value) => value === OFFER_ACCEPTED,
    form_completed: (value) => value === true,
    offer_accepted: (value) => value === true,
  }
  const faults = Object.entries(checks).flatMap(([name, holds]) =>
    holds(fields[name]) ? [] : [[name, [say(words.nameDoesNotSay, { name })]] as const],
  )
  if (faults.length > 0) return jsonError(422, 'Say which offer is accepted.', { fields: Object.fromEntries(faults) })
  const answer = await receiveOffer(context, request, String(fields.lead_id))
  if (!answer.ok) return jsonError(answer.status, answer.error)
  return Response.json({ lead_id: answer.leadId }, { headers: { 'Set-Cookie': answer.setCookie } })
}

const notYours = () => say(words.pleaseAcceptOfferDevice)
const noOffer = () => say(words.offerExpiredPleaseCall)
