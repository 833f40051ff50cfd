import { inRegion, REGIONS, type RegionCode } from '../region.ts'
import { odometerText } from '../units.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** Reasons why there is no online figure. */
export type NoEstimate =
  | 'too-old'
  | 'too-far'
  | 'few-cars'
  | 'valuer-silent'
  | 'no-lookup'
  | 'lookup-silent'
  | 'unknown-rego'
  | 'no-odometer'

/** TRADE-2 */
export const OLDEST_YEARS = 7
/** TRADE-2: kilometres. */
export const FARTHEST_KM = 100_000

/** TRADE-2: the reason why only a person can value the vehicle; null if an online figure is allowed. */
export function beyondOnline({ year, km }: Pick<ValuedVehicle, 'year' | 'km'>, thisYear: number): NoEstimate | null {
  if (thisYear - year > OLDEST_YEARS) return 'too-old'
  return km > FARTHEST_KM ? 'too-far' : null
}

/** Whether the visitor can still get a figure by adding information. Otherwise a valuer calls. */
export function isOpen(reason: NoEstimate): boolean {
  return OPEN.includes(reason)
}

const OPEN: readonly NoEstimate[] = ['no-lookup', 'lookup-silent', 'unknown-rego', 'no-odometer']

/** The reason as one sentence. `suggestion` is the vehicle that the visitor may have meant (D-71). */
export function reasonText(reason: NoEstimate, region: RegionCode, suggestion?: string): string {
  if (suggestion !== undefined)
    return `Did you mean ${suggestion}? Start again with that name to see a figure. ${reasonText(reason, region)}`
  return inRegion(REASONS[reason], region)
    .replaceAll('{farthest}', odometerText(FARTHEST_KM, region))
    .replaceAll('{odometer}', REGIONS[region].words.kms.toLowerCase())
    .replaceAll('{rego}', REGIONS[region].words.rego.toLowerCase())
}

const REASONS: Readonly<Record<NoEstimate, string>> = {
  'too-old': `Vehicles more than ${OLDEST_YEARS} years old differ too much for a figure online, so one of our valuers works yours out and calls you.`,
  'too-far':
    'Vehicles with more than {farthest} differ too much for a figure online, so one of our valuers works yours out and calls you.',
  'few-cars':
    'We don’t have enough similar vehicles to give an online estimate, so one of our valuers works yours out and calls you.',
  'valuer-silent':
    'We could not reach our valuation service just now, so one of our valuers works yours out and calls you.',
  'no-lookup': 'We cannot look up a {rego} here: please choose make, model and year by hand.',
  'lookup-silent': 'We could not look up that {rego} just now: please choose make, model and year by hand.',
  'unknown-rego': 'We did not find that {rego}: please check it, or choose make, model and year by hand.',
  'no-odometer': 'Please tell us what the odometer shows.',
}
