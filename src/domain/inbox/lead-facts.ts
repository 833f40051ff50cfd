import { zonedTime } from '../date/zoned-time.ts'
import { successCategory } from '../lead/category.ts'
import type { LeadPayload } from '../lead/lead.ts'
import type { RegionCode } from '../region.ts'
import type { LeadFacts } from './assignment-rule.ts'

/** INBOX-4: the facts of a lead that assignment rules test. */
export function leadFacts(
  payload: Pick<
    LeadPayload,
    'category' | 'subcategory' | 'location' | 'Vehicle Make' | 'car_type' | 'vehicle' | 'postcode'
  >,
  arrivedAt: Date,
  { timezone, region }: { readonly timezone: string; readonly region: RegionCode },
): LeadFacts {
  const { weekday, minutes } = zonedTime(arrivedAt, timezone)
  const postcode = payload.postcode || null
  return {
    category: successCategory(payload),
    locationId: payload.location,
    make: payload['Vehicle Make'],
    condition: payload.car_type,
    price: payload.vehicle?.price ?? null,
    state: postcode === null || region !== 'AU' ? null : australianState(postcode),
    postcode,
    weekday,
    minutes,
  }
}

/** The state of an Australian postcode; null if no state has it. */
export function australianState(postcode: string): string | null {
  if (!/^\d{4}$/.test(postcode)) return null
  return STATE_RANGES.find(([, from, to]) => postcode >= from && postcode <= to)?.[0] ?? null
}

/** The states that have postcodes between these, both included. */
export function australianStates(first: string, last: string): readonly string[] {
  return STATE_RANGES.flatMap(([state, from, to]) => (from <= last && first <= to ? [state] : []))
}

/** Australia Post's ranges. The first that fits counts, because the ACT’s are inside those of NSW. */
const STATE_RANGES: readonly (readonly [state: string, from: string, to: string])[] = [
  ['ACT', '0200', '0299'],
  ['ACT', '2600', '2618'],
  ['ACT', '2900', '2920'],
  ['NSW', '1000', '2999'],
  ['VIC', '3000', '3999'],
  ['VIC', '8000', '8999'],
  ['QLD', '4000', '4999'],
  ['QLD', '9000', '9999'],
  ['SA', '5000', '5999'],
  ['WA', '6000', '6999'],
  ['TAS', '7000', '7999'],
  ['NT', '0800', '0999'],
]
