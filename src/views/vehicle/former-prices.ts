import { type AcceptedPrice, priceHistory } from '#domain/alert/price-history.ts'
import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { dateText } from '#domain/date/date-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { lastShownUntil } from '#domain/desk/former-price.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/** Site fields that the dates of prices depend on. A `Site` is one. */
interface DatedSite {
  readonly region: RegionCode
  readonly timezone: string
}

/** ALERT-4: the prices that a car has had, with the dates of the site's time zone. */
export function historyView(
  car: Car,
  site: DatedSite,
  ledger: readonly AcceptedPrice[],
): readonly { readonly price: string; readonly from: string }[] | null {
  if (!isAvailable(car)) return null
  const prices = priceHistory(ledger, car)
  return prices?.map(({ amount, from }) => ({ price: formatMoney(amount), from: dayText(from, site) })) ?? null
}

/**
 * DESK-7: 'We advertised it at $41,995 until 12 November 2026.' Null where the ledger has no such day, as on a site that
 * trusts its feed's former prices.
 */
export function wasUntilText(
  { before_price: amount, price_type: priceType }: Car,
  site: DatedSite,
  { ledger = [], now }: { readonly ledger?: readonly AcceptedPrice[]; readonly now: Date },
): string | null {
  const until = amount === null ? null : lastShownUntil(ledger, { amount, priceType }, now)
  if (amount === null || until === null) return null
  return say(words.advertisedUntil, { amount: formatMoney(amount), date: dayText(until, site) })
}

function dayText(at: Date, { region, timezone }: DatedSite): string {
  return dateText(zonedTime(at, timezone).date, region)
}
