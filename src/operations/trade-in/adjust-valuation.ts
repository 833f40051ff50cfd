import type { FieldErrors } from '#domain/form/form-faults.ts'
import { knownAnswers } from '#domain/trade-in/adjustments.ts'
import { distanceOf } from '#domain/trade-in/valuation-request.ts'
import type { StoredValuation } from '#storage/valuations.ts'
import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'
import { valueVehicle } from './value-vehicle.ts'

export type AdjustedValuation =
  | { readonly ok: true; readonly valuation: StoredValuation }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: FieldErrors }

/**
 * TRADE-1: adds answers about the vehicle of a link, by question id, to those given before. Idempotent. `km` is the odometer
 * reading, in `unit`, of a vehicle found by its plate.
 */
export async function adjustValuation(
  request: SiteRequest,
  token: string,
  given: Readonly<Record<string, unknown>>,
  unit: 'km' | 'mi',
): Promise<AdjustedValuation> {
  const { platform, site, now } = request
  const before = await findValuation(request, token)
  if (before === null) return { ok: false, reason: 'unknown' }
  const { km: distance, ...questions } = given
  const { answers, faults } = knownAnswers(questions)
  const km = distance === undefined ? null : distanceOf(distance, unit)
  const fields = Object.fromEntries([
    ...faults.map((name) => [name, ['Choose one of the answers.']]),
    ...(distance !== undefined && km === null ? [['km', ['Odometer must be a number such as 85,000.']]] : []),
  ])
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }

  const { vehicle } = before
  const measured = km === null || vehicle === null ? null : { ...vehicle, km }
  const base = measured === null ? {} : await valueVehicle(request, { ...measured, vendor: before.vendor }, now)
  const after = { ...before, ...base, vehicle: measured ?? vehicle, answers: { ...before.answers, ...answers } }
  const { id, leadId: _lead, expiresAt: _until, ...valuation } = after
  await platform.storage.forSite(site).valuations.update(id, valuation)
  return { ok: true, valuation: after }
}
