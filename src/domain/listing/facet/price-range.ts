import * as words from '#words/facet.ts'
import { say } from '#words/say.ts'
import { formatMoney } from '../../money.ts'

/** Lower limits of the buckets, in whole currency units. The last bucket has no upper limit. */
const PRICE_STEPS = [0, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const WEEKLY_STEPS = [0, 100, 150, 200, 250, 300, 400]

/** SEARCH-3: bucket of a price, '10000-15000' or '100000-' (`price_range`). */
export function priceRange(price: number | null): string | null {
  return bucket(price, PRICE_STEPS)
}

/** SEARCH-3: bucket of a weekly subscription price (`weekly_price_range`). */
export function weeklyPriceRange(price: number | null): string | null {
  return bucket(price, WEEKLY_STEPS)
}

/** '$10,000 to $15,000', 'Under $10,000' or '$100,000 and over'. Any other text is returned unchanged. */
export function priceRangeLabel(value: string): string {
  const [, from, to] = /^(\d+)-(\d*)$/.exec(value) ?? []
  if (from === undefined) return value
  if (to === '') return say(words.andOver, { price: formatMoney(Number(from)) })
  return from === '0'
    ? say(words.under, { price: formatMoney(Number(to)) })
    : say(words.priceToPrice, { low: formatMoney(Number(from)), high: formatMoney(Number(to)) })
}

/** A bucket includes its lower limit. */
function bucket(price: number | null, steps: readonly number[]): string | null {
  if (price === null) return null
  const index = steps.findLastIndex((step) => step <= price)
  return index < 0 ? null : `${steps[index]}-${steps[index + 1] ?? ''}`
}
