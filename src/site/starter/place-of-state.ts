import { zoneOfState } from '#domain/location/zone-of-state.ts'
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
  return { ...wordsOf(region, state), timezone: zoneOfState(region, state) }
}

function wordsOf(region: Region, state: string): Omit<PlaceOfState, 'timezone'> {
  if (region === 'NZ') return { name: 'New Zealand', licenceLabel: 'Registered motor vehicle trader' }
  if (region === 'US') return { name: 'the state that we do business in', licenceLabel: 'Dealer license' }
  return AUSTRALIA[state] ?? { name: state, licenceLabel: 'Dealer licence' }
}

const AUSTRALIA: Readonly<Record<string, Omit<PlaceOfState, 'timezone'>>> = {
  ACT: { name: 'the Australian Capital Territory', licenceLabel: 'Dealer licence' },
  NSW: { name: 'New South Wales', licenceLabel: 'MD' },
  NT: { name: 'the Northern Territory', licenceLabel: 'LMVD' },
  QLD: { name: 'Queensland', licenceLabel: 'Motor dealer licence' },
  SA: { name: 'South Australia', licenceLabel: 'LVD' },
  TAS: { name: 'Tasmania', licenceLabel: 'LMVT' },
  VIC: { name: 'Victoria', licenceLabel: 'LMCT' },
  WA: { name: 'Western Australia', licenceLabel: 'MD' },
}
