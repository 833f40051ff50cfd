import type { Region } from '../site.ts'

export interface PlaceOfState {
  /** As used in a sentence: 'New South Wales'. */
  readonly name: string
  /** Its IANA time zone; for a state with two, the one where most people live. */
  readonly timezone: string
  /** Name of a motor dealer's licence there (LAW-2). */
  readonly licenceLabel: string
}

/** Facts that follow from a dealer's state. In New Zealand the state is the country. */
export function placeOfState(region: Region, state: string): PlaceOfState {
  if (region === 'NZ')
    return { name: 'New Zealand', timezone: 'Pacific/Auckland', licenceLabel: 'Registered motor vehicle trader' }
  if (region === 'US')
    return { name: 'the state that we do business in', timezone: americanZone(state), licenceLabel: 'Dealer license' }
  return AUSTRALIA[state] ?? { name: state, timezone: 'Australia/Sydney', licenceLabel: 'Dealer licence' }
}

const AUSTRALIA: Readonly<Record<string, PlaceOfState>> = {
  ACT: { name: 'the Australian Capital Territory', timezone: 'Australia/Sydney', licenceLabel: 'Dealer licence' },
  NSW: { name: 'New South Wales', timezone: 'Australia/Sydney', licenceLabel: 'MD' },
  NT: { name: 'the Northern Territory', timezone: 'Australia/Darwin', licenceLabel: 'LMVD' },
  QLD: { name: 'Queensland', timezone: 'Australia/Brisbane', licenceLabel: 'Motor dealer licence' },
  SA: { name: 'South Australia', timezone: 'Australia/Adelaide', licenceLabel: 'LVD' },
  TAS: { name: 'Tasmania', timezone: 'Australia/Hobart', licenceLabel: 'LMVT' },
  VIC: { name: 'Victoria', timezone: 'Australia/Melbourne', licenceLabel: 'LMCT' },
  WA: { name: 'Western Australia', timezone: 'Australia/Perth', licenceLabel: 'MD' },
}

function americanZone(state: string): string {
  return ZONES.find(({ states }) => states.split(' ').includes(state))?.zone ?? 'America/New_York'
}

const ZONES = [
  { zone: 'America/Chicago', states: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI' },
  { zone: 'America/Denver', states: 'CO ID MT NM UT WY' },
  { zone: 'America/Phoenix', states: 'AZ' },
  { zone: 'America/Los_Angeles', states: 'CA NV OR WA' },
  { zone: 'America/Anchorage', states: 'AK' },
  { zone: 'Pacific/Honolulu', states: 'HI' },
]
