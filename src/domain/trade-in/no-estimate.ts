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
  'too-old': `Vehicles more than ${OLDEST_YEARS} years old need a closer look. Leave your details and one of our valuers will call you with a price.`,
  'too-far':
    'Vehicles with more than {farthest} need a closer look. Leave your details and one of our valuers will call you with a price.',
  'few-cars':
    'We don’t have enough similar vehicles to give an online estimate. Leave your details and one of our valuers will call you with a price.',
  'valuer-silent':
    'Our valuation service isn’t available right now. Leave your details and one of our valuers will call you with a price.',
  'no-lookup': 'We can’t look up your {rego} here. Please enter the make, model and year.',
  'lookup-silent': 'We couldn’t look up that {rego} just now. Please enter the make, model and year.',
  'unknown-rego': 'We couldn’t find that {rego}. Check it, or enter the make, model and year.',
  'no-odometer': 'Enter the odometer reading.',
}
