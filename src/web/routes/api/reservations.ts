import { redirect } from 'react-router'
import { gateOfCall, signInFirst, signInOf } from '../../calls/gate-calls.ts'
import { isForm, jsonError, methodNotAllowed, readJson } from '../../calls/json-api.ts'
import { REFUSAL_STATUS, receiveReservation, retryHeaders } from '../../calls/receive-reservation.ts'
import { formFields } from '../../form-fields.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * POST /api/reservations (http-api.md): starts a reservation and returns the address of its payment. The first buyer to
 * pay gets the car.
 */
export async function action(args: RouteArgs) {
  const { request } = args
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const context = contextOf(args)
  const asForm = isForm(request)
  const gate = await gateOfCall(context, request, 'reservation')
  if (gate !== null) return asForm ? redirect(signInOf(gate, context, request), 303) : signInFirst()
  const body = asForm ? { ok: true as const, fields: await formFields(request) } : await readJson(request)
  if (!body.ok) return body.response
  const answer = await receiveReservation(context, request, body.fields)
  if (!answer.ok) {
    const faulty = answer.reason === 'invalid'
    const headers = retryHeaders(answer)
    return jsonError(REFUSAL_STATUS[answer.reason], answer.message, {
      headers,
      ...(faulty && { fields: answer.fields }),
    })
  }
  if (asForm) return redirect(answer.paymentUrl, 303)
  const { reservationId, reservationUrl, paymentUrl, amount, payBy } = answer
  const reserved = {
    reservation_id: reservationId,
    reservation_url: reservationUrl,
    payment_url: paymentUrl,
    amount,
    expires_at: payBy.toISOString(),
  }
  return Response.json(reserved, { status: 201 })
}
