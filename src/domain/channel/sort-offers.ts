import type { ChannelName } from './channel.ts'
import { GENERAL_FEED } from './general-feed.ts'
import { GOOGLE_VEHICLE_ADS } from './google-vehicle-ads.ts'
import { META_AUTOMOTIVE } from './meta-automotive.ts'
import type { ChannelRules, OfferedCar } from './offered-car.ts'

export const CHANNEL_RULES: Readonly<Record<ChannelName, ChannelRules>> = {
  google: GOOGLE_VEHICLE_ADS,
  meta: META_AUTOMOTIVE,
  csv: GENERAL_FEED,
  json: GENERAL_FEED,
  xml: GENERAL_FEED,
}

export interface SortedOffers {
  readonly eligible: readonly OfferedCar[]
  /** Each with every reason, at least one. */
  readonly blocked: readonly { readonly offered: OfferedCar; readonly reasons: readonly string[] }[]
}

/** OUT-2: which cars a channel takes, and why it does not take the others. */
export function sortOffers(channel: ChannelName, cars: readonly OfferedCar[]): SortedOffers {
  const vins = CHANNEL_RULES[channel].isByVin ? sharedVins(cars.map(({ car }) => car.vin)) : NONE_SHARED
  const checked = cars.map((offered) => {
    const { vin } = offered.car
    const shared = vin !== null && vins.has(vin) ? [`Another car has the same VIN, ${vin}.`] : []
    return { offered, reasons: [...ownReasons(channel, offered), ...shared] }
  })
  return {
    eligible: checked.filter(({ reasons }) => reasons.length === 0).map(({ offered }) => offered),
    blocked: checked.filter(({ reasons }) => reasons.length > 0),
  }
}

/** Why a channel does not take a car, whatever other cars there are. */
export function ownReasons(channel: ChannelName, offered: OfferedCar): readonly string[] {
  return CHANNEL_RULES[channel].checks.flatMap((check) => check(offered) ?? [])
}

/** VINs that more than one car has. */
export function sharedVins(vins: Iterable<string | null>): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const vin of vins) {
    if (vin === null) continue
    if (seen.has(vin)) shared.add(vin)
    seen.add(vin)
  }
  return shared
}

const NONE_SHARED: ReadonlySet<string> = new Set()
