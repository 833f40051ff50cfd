import type { RegionCode } from '../region.ts'

/** FORM-17: the IANA time zone of a state; of a state with two, the one where most people live. */
export function zoneOfState(region: RegionCode, state: string): string {
  if (region === 'NZ') return 'Pacific/Auckland'
  if (region === 'US')
    return AMERICA.find(({ states }) => states.split(' ').includes(state))?.zone ?? 'America/New_York'
  return AUSTRALIA[state] ?? 'Australia/Sydney'
}

const AUSTRALIA: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

const AMERICA = [
  { zone: 'America/Chicago', states: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI' },
  { zone: 'America/Denver', states: 'CO ID MT NM UT WY' },
  { zone: 'America/Phoenix', states: 'AZ' },
  { zone: 'America/Los_Angeles', states: 'CA NV OR WA' },
  { zone: 'America/Anchorage', states: 'AK' },
  { zone: 'Pacific/Honolulu', states: 'HI' },
]
