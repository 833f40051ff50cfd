import { fixErrors } from '#domain/form/form-faults.ts'
import { reasonText } from '#domain/trade-in/no-estimate.ts'
import { estimateOf } from '#domain/trade-in/valuation.ts'
import { adjustValuation } from '#operations/trade-in/adjust-valuation.ts'
import { type RequestedValuation, requestValuation } from '#operations/trade-in/request-valuation.ts'
import type { RequestContext } from '../request-context.ts'
import { jsonError } from './json-api.ts'

type Told = Pick<Extract<RequestedValuation, { ok: true }>, 'token' | 'valuation'>
type Fields = Readonly<Record<string, unknown>>

/**
 * POST /api/valuations (http-api.md). Distances are in kilometres; `car_id` may name the site's car that the visitor
 * wants to buy.
 */
export async function answerValuation(context: RequestContext, fields: Fields): Promise<Response> {
  const carId = typeof fields.car_id === 'string' ? fields.car_id : null
  const answer = await requestValuation(context, fields, { unit: 'km', carId })
  if (!answer.ok) return jsonError(422, answer.message, { fields: answer.fields })
  return told(context, answer)
}

/** POST /api/valuations/adjustments (http-api.md). */
export async function answerAdjustments(context: RequestContext, { id, adjustmentAnswers }: Fields): Promise<Response> {
  const answers = answersOf(adjustmentAnswers)
  const missing = { ...(typeof id === 'string' ? {} : { id: ['id is required.'] }), ...(answers ? {} : NO_ANSWERS) }
  if (typeof id !== 'string' || answers === null) return jsonError(422, fixErrors(), { fields: missing })
  const answer = await adjustValuation(context, id, answers, 'km')
  if (answer.ok) return told(context, { token: id, valuation: answer.valuation })
  if (answer.reason === 'unknown') return jsonError(404, 'There is no such valuation, or it has expired.')
  return jsonError(422, fixErrors(), { fields: answer.fields })
}

const NO_ANSWERS = { adjustmentAnswers: ['adjustmentAnswers is an object of answers by question.'] }

function answersOf(given: unknown): Fields | null {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : null
}

function told({ site }: RequestContext, { token, valuation }: Told): Response {
  const { vehicle, rego, regoState, reason, suggestion } = valuation
  const body = {
    id: token,
    vehicle: vehicle && { ...vehicle, rego, regoState },
    estimate: estimateOf(valuation),
    reason: reason && reasonText(reason, site.region, suggestion),
  }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
