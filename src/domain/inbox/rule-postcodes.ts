import { isPostcode } from '../location/postcode.ts'
import { inRegion, REGIONS, type RegionCode } from '../region.ts'
import { australianStates } from './lead-facts.ts'

/** INBOX-4: why nobody has a postcode of these: '4000', or '4179-4000'; null: somebody may. */
export function postcodeFault(range: string, region: RegionCode): string | null {
  const [from = '', to = from, ...more] = endsOf(range)
  if (more.length > 0 || !isPostcode(from, region) || !isPostcode(to, region)) {
    const [one, other] = examplePostcodes(region)
    return inRegion(`‘${range}’ is no {postcode}. Write ${one}, or ${one}-${other}.`, region)
  }
  return from <= to ? null : `‘${range}’ begins after its end. Write ${to}-${from}.`
}

/** Three postcodes as the region has them: two that begin and end a range, and another one. */
export function examplePostcodes(region: RegionCode): readonly string[] {
  return ['4000', '4179', '4220'].map((example) => example.padEnd(REGIONS[region].postcodeLength, '0'))
}

/** Whether a postcode of these ranges is in one of the Australian states. */
export function areIn(ranges: readonly string[], states: readonly string[]): boolean {
  return ranges.some((range) => {
    const [from = '', to = from] = endsOf(range)
    return australianStates(from, to).some((state) => states.includes(state))
  })
}

/** The ends of '4000-4179', however the dash is typed; of '4000' itself. */
export function endsOf(range: string): readonly string[] {
  return range.split(/[-–—]| to /).map((each) => each.trim())
}
