import type { AcceptedPrice } from '../alert/price-history.ts'
import { currentPrice } from '../car/price/current-price.ts'

/** DESK-7: how long a former price was shown, and within which time, to be called 'Was'. */
export const SHOWN_DAYS = 7
export const WITHIN_DAYS = 60
const MS_PER_DAY = 86_400_000

/**
 * DESK-7: whole days of the last 60 in which the site showed a price. An entry of the ledger without a price is a car
 * that the site did not show.
 */
export function daysShown(ledger: readonly AcceptedPrice[], amount: number, now: Date): number {
  const entries = [...ledger].sort((one, other) => one.at.getTime() - other.at.getTime())
  const since = now.getTime() - WITHIN_DAYS * MS_PER_DAY
  let shown = 0
  for (const [index, { price, offerPrice, at }] of entries.entries()) {
    if (currentPrice({ price, offer_price: offerPrice }) !== amount) continue
    const until = entries[index + 1]?.at ?? now
    shown += Math.max(0, Math.min(until.getTime(), now.getTime()) - Math.max(at.getTime(), since))
  }
  return Math.floor(shown / MS_PER_DAY)
}

/** DESK-7: whether a price may be called 'Was'. */
export function mayBeWas(ledger: readonly AcceptedPrice[], amount: number, now: Date): boolean {
  return daysShown(ledger, amount, now) >= SHOWN_DAYS
}
