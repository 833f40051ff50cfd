import { knownAnswers } from '#domain/trade-in/adjustments.ts'
import { distanceOf } from '#domain/trade-in/valuation-request.ts'
import type { KeptValuation } from '#storage/valuations.ts'
import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'
import { valueVehicle } from './value-vehicle.ts'

export type AdjustedValuation =
  | { readonly ok: true; readonly valuation: KeptValuation }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, readonly string[]>> }

/**
 * TRADE-1: takes answers about a vehicle, by the question's id, on top of those it had; the same answers again change
 * nothing. `km` among them is the distance of a vehicle whose plate told the rest, in `unit`.
 */
export async function adjustValuation(
  request: SiteRequest,
  id: string,
  given: Readonly<Record<string, unknown>>,
  unit: 'km' | 'mi',
): Promise<AdjustedValuation> {
  const { platform, site, now } = request
  const before = await findValuation(request, id)
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
  const told = km === null || vehicle === null ? null : { ...vehicle, km }
  const worth = told === null ? {} : await valueVehicle(platform, site, { ...told, vendor: before.vendor }, now)
  const after = { ...before, ...worth, vehicle: told ?? vehicle, answers: { ...before.answers, ...answers } }
  const { id: _, leadId: _lead, expiresAt: _until, ...valuation } = after
  await platform.storage.forSite(site).valuations.update(id, valuation)
  return { ok: true, valuation: after }
}
