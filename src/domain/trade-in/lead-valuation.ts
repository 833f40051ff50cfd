import { say } from '#words/say.ts'
import type { LeadValuation, TradeInVehicle } from '../lead/lead-source.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'
import { answerLines } from './adjustments.ts'
import { reasonText } from './no-estimate.ts'
import { segmentWord } from './segments.ts'
import { estimateOf, type Valuation } from './valuation.ts'

/** TRADE-1: the valuation as part of a lead; null until the vehicle is known. */
export function leadValuation(
  valuation: Valuation,
  region: RegionCode,
): { readonly vehicle: TradeInVehicle; readonly valuation: LeadValuation } | null {
  const { vehicle, rego, regoState, answers, source, reason } = valuation
  if (vehicle === null) return null
  const { make, model, year, km } = vehicle
  const estimate = estimateOf(valuation)
  const inMiles = REGIONS[region].distance === 'mi'
  return {
    vehicle: {
      make,
      model,
      year,
      km: km !== null && inMiles ? Math.round(km / KM_PER_MILE) : km,
      registration: rego && (regoState ? `${rego} (${regoState})` : rego),
    },
    valuation: {
      estimate: estimate?.segment ? { ...estimate, segment: say(segmentWord(estimate.segment)) } : estimate,
      source,
      answers: answerLines(answers, region),
      note: reason && reasonText(reason, region),
    },
  }
}
