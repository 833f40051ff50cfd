import { answerOffer } from '../../calls/answer-offer.ts'
import { answerAdjustments, answerValuation } from '../../calls/answer-valuation.ts'
import { gateOfCall, signInFirst } from '../../calls/gate-calls.ts'
import { jsonError, methodNotAllowed, readJson } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly call?: string }

/** TRADE-1: starts a valuation, adjusts it, accepts the offer (http-api.md); 404 on sites without online valuation. */
export async function action(args: RouteArgs<Params>): Promise<Response> {
  const context = contextOf(args)
  const { call } = args.params
  if (!context.site.tradeIn.valuation || !(call === undefined || call in CALLS))
    return jsonError(404, 'There is nothing at this address.')
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  if ((await gateOfCall(context, args.request, 'valuation')) !== null) return signInFirst()
  const body = await readJson(args.request)
  if (!body.ok) return body.response
  if (call === 'offer') return answerOffer(context, args.request, body.fields)
  return call === 'adjustments' ? answerAdjustments(context, body.fields) : answerValuation(context, body.fields)
}

export function loader(): Response {
  return methodNotAllowed('POST')
}

const CALLS = { adjustments: true, offer: true }
