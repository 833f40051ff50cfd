import type { AcceptedPrice } from '../alert/price-history.ts'
import { currentPrice } from '../car/price/current-price.ts'

/** DESK-7: how long a former price was shown, and within which time, to be called 'Was'. */
export const SHOWN_DAYS = 7
export const WITHIN_DAYS = 60
const MS_PER_DAY = 86_400_000

/** A former price and what it includes: one with and one without government charges are two prices. */
export interface FormerPrice {
  /** Whole currency units. */
  readonly amount: number
  readonly priceType: string | null
}

/** DESK-7: whole days of the last 60 in which the site showed a price. */
export function daysShown(ledger: readonly AcceptedPrice[], former: FormerPrice, now: Date): number {
  const shownMs = staysOf(ledger, former, now).reduce((sum, { from, until }) => sum + until - from, 0)
  return Math.floor(shownMs / MS_PER_DAY)
}

/**
 * DESK-7: until when a price may be called 'Was' while the ledger stays as it is: the moment when fewer than seven days of
 * it are left in the last sixty. Null: it may not.
 */
export function mayBeWasUntil(ledger: readonly AcceptedPrice[], former: FormerPrice, now: Date): Date | null {
  let missing = SHOWN_DAYS * MS_PER_DAY
  for (const { from, until } of staysOf(ledger, former, now)) {
    if (until - from >= missing) return new Date(until - missing + WITHIN_DAYS * MS_PER_DAY)
    missing -= until - from
  }
  return null
}

/** DESK-7: when the site last stopped showing a former price; null if it did not show it in the last sixty days. */
export function lastShownUntil(ledger: readonly AcceptedPrice[], former: FormerPrice, now: Date): Date | null {
  const latest = staysOf(ledger, former, now)[0]
  return latest === undefined ? null : new Date(latest.until)
}

/** A time in which the site showed a price, in milliseconds. */
interface Stay {
  readonly from: number
  readonly until: number
}

/**
 * The times of the last 60 days in which the site showed a price, latest first. An entry of the ledger without a price is
 * a car that the site did not show.
 */
function staysOf(ledger: readonly AcceptedPrice[], { amount, priceType }: FormerPrice, now: Date): readonly Stay[] {
  const since = now.getTime() - WITHIN_DAYS * MS_PER_DAY
  const entries = [...ledger].sort((one, other) => other.at.getTime() - one.at.getTime())
  let end = now.getTime()
  const stays: Stay[] = []
  for (const { price, offerPrice, priceType: type, at } of entries) {
    const until = end
    end = Math.min(end, at.getTime())
    const from = Math.max(at.getTime(), since)
    const isIt = currentPrice({ price, offer_price: offerPrice }) === amount && type === priceType
    if (isIt && until > from) stays.push({ from, until })
  }
  return stays
}
