import type { FormFaults } from '#domain/form/form-faults.ts'
import { type ReserveAnswer, reserveCar } from '#operations/reservation/reserve-car.ts'
import { submissionId } from '../cookies/submission-id.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * Passes a reservation's fields, posted or as JSON, to the operation. Even without a key, a form sent twice is one
 * reservation.
 */
export async function receiveReservation(
  context: RequestContext,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<ReserveAnswer> {
  const { site, origin, now, address = '' } = context
  const idempotencyKey = request.headers.get('Idempotency-Key')?.trim().slice(0, LONGEST_KEY) || null
  return reserveCar(context, {
    carId: typeof fields.car_id === 'string' ? fields.car_id : '',
    input: fields,
    // The prefix keeps the two kinds of key distinct.
    key: idempotencyKey === null ? await submissionId(site.slug, fields, now) : `key-${idempotencyKey}`,
    keyIsStrict: idempotencyKey !== null,
    address,
    visit: { origin, path: new URL(request.url).pathname, userAgent: request.headers.get('User-Agent') },
  })
}

const LONGEST_KEY = 255

/** HTTP status of each refusal. */
export const REFUSAL_STATUS: Readonly<Record<Extract<ReserveAnswer, { ok: false }>['reason'], number>> = {
  invalid: 422,
  taken: 409,
  'being-paid': 409,
  'too-many': 429,
  'other-form': 422,
  'not-offered': 404,
  unreachable: 503,
}

/** The Retry-After header of a refusal. */
export function retryHeaders({ retryAfterSeconds }: Extract<ReserveAnswer, { ok: false }>): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
}

/** Errors and typed values of a refused form, for its page. */
export function reservationFaults(
  { message, fields }: Extract<ReserveAnswer, { ok: false }>,
  values: Readonly<Record<string, string>>,
): FormFaults {
  return { message, fields, values }
}
