import type { Invariant } from './invariant.ts'
import { allDelivered, deliveredOrInSight, nothingLost } from './leads.ts'
import { moneyAdds, moneyIsSettled, oneHolder } from './reservations.ts'
import { isForgotten, isOwnSites } from './sites.ts'
import { hasAudit, keepsOverrides, showsStoredPrice } from './stock.ts'

/** What holds after each step, whatever went wrong. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'acknowledged is stored': nothingLost,
  'delivered once or in sight': deliveredOrInSight,
  'one car, one holder': oneHolder,
  'money in is money out and held': moneyAdds,
  'no override is lost': keepsOverrides,
  'the price shown is the price stored': showsStoredPrice,
  'each change has its audit row': hasAudit,
  'nothing of one site in another': isOwnSites,
  'erased is gone': isForgotten,
}

/** What holds once nothing goes wrong any more and the rounds have run. */
export const AT_REST: Readonly<Record<string, Invariant>> = {
  'delivered at rest': allDelivered,
  'settled at rest': moneyIsSettled,
}
