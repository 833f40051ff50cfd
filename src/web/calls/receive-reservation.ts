import type { FormFaults } from '#domain/form/form-faults.ts'
import { type ReserveAnswer, reserveCar } from '#operations/reservation/reserve-car.ts'
import { submissionId } from '../cookies/submission-id.ts'
import type { RequestContext } from '../middleware/request-context.ts'

/** Takes a reservation's fields, posted or as JSON, to the operation. Without a key a form sent twice is one all the same. */
export async function receiveReservation(
  { platform, site, origin, now, address = '' }: RequestContext,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<ReserveAnswer> {
  const given = request.headers.get('Idempotency-Key')?.trim().slice(0, LONGEST_KEY) || null
  return reserveCar(platform, site, {
    carId: typeof fields.car_id === 'string' ? fields.car_id : '',
    input: fields,
    // The two kinds of key never meet.
    key: given === null ? await submissionId(site.slug, fields, now) : `key-${given}`,
    keyIsStrict: given !== null,
    address,
    visit: { origin, path: new URL(request.url).pathname, userAgent: request.headers.get('User-Agent') },
  })
}

const LONGEST_KEY = 255

/** HTTP's word for a refusal. */
export const REFUSAL_STATUS: Readonly<Record<Extract<ReserveAnswer, { ok: false }>['reason'], number>> = {
  invalid: 422,
  taken: 409,
  'being-paid': 409,
  'too-many': 429,
  'other-form': 422,
  'not-offered': 404,
  unreachable: 503,
}

/** When to try again, as HTTP says it. */
export function retryHeaders({ retryAfterSeconds }: Extract<ReserveAnswer, { ok: false }>): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
}

/** A refused form as its page shows it again, with what was typed. */
export function reservationFaults(
  { message, fields }: Extract<ReserveAnswer, { ok: false }>,
  values: Readonly<Record<string, string>>,
): FormFaults {
  return { message, fields, values }
}
