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
  const { checks } = CHANNEL_RULES[channel]
  const checked = cars.map((offered) => ({
    offered,
    reasons: checks.flatMap((check) => check(offered, cars) ?? []),
  }))
  return {
    eligible: checked.filter(({ reasons }) => reasons.length === 0).map(({ offered }) => offered),
    blocked: checked.filter(({ reasons }) => reasons.length > 0),
  }
}
