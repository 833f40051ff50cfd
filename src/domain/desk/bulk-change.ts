import { currentPrice } from '../car/price/current-price.ts'
import type { FeedCar } from '../feed/car.ts'
import { formatMoney } from '../money.ts'
import type { DeskField, DeskValue } from './desk-fields.ts'
import { deskValues, withDesk } from './effective-car.ts'
import type { DeskChange, Overrides } from './override.ts'

/** How an offer is worked out for each car: its price, what comes off, or the end of the one that staff set. */
export const OFFER_WAYS = ['price', 'off', 'percent', 'end'] as const
export type OfferWay = (typeof OFFER_WAYS)[number]

/** DESK-1: one change of several cars. */
export type BulkChange =
  | { readonly kind: 'field'; readonly field: DeskField; readonly value: DeskValue; readonly until: Date | null }
  | {
      readonly kind: 'offer'
      readonly way: OfferWay
      /** Dollars or per cent; 0 for the end of an offer. */
      readonly amount: number
      /** Null: at once. */
      readonly from: Date | null
      readonly until: Date | null
    }

/** What a change does to one car; a refusal says why, and nothing of the car changes. */
export type PlannedChange = {
  /** Of the field now; for an offer, what a buyer pays. */
  readonly before: DeskValue
} & (
  | { readonly ok: true; readonly after: DeskValue; readonly changes: readonly DeskChange[] }
  | { readonly ok: false; readonly reason: string }
)

/** DESK-1: works a change out for one car, as its feed and its overrides say it is. */
export function plannedChange(feedCar: FeedCar, overrides: Overrides, change: BulkChange, now: Date): PlannedChange {
  const car = withDesk(feedCar, deskValues(overrides))
  const isSold = car.status === 'sold'
  if (change.kind === 'offer') return plannedOffer(car, { feedCar, isSold, overrides }, change, now)
  const { field, value, until } = change
  // The field's type is that of its own row in DESK_FIELDS.
  const before = (car[field] ?? null) as DeskValue
  if (field === 'reserved' && value === true && isSold) return { ok: false, before, reason: 'It is sold.' }
  return { ok: true, before, after: value, changes: [{ part: field, to: { value, until } }] }
}

/**
 * STAFF-11: what a change replaces in one car, as the preview showed it: another text means that another person, or the
 * feed, changed it since. An offer that begins later is part of it.
 */
export function replacedBy({ before }: PlannedChange, overrides: Overrides, change: BulkChange): string {
  const offer = change.kind === 'offer' ? overrides.get('offer_price') : undefined
  return JSON.stringify([before, offer?.value ?? null, offer?.from ?? null])
}

function plannedOffer(
  car: FeedCar,
  {
    feedCar,
    isSold,
    overrides,
  }: { readonly feedCar: FeedCar; readonly isSold: boolean; readonly overrides: Overrides },
  { way, amount, from, until }: Extract<BulkChange, { kind: 'offer' }>,
  now: Date,
): PlannedChange {
  const set = overrides.get('offer_price')
  const before = currentPrice(car)
  const refused = (reason: string): PlannedChange => ({ ok: false, before, reason })
  if (way === 'end') {
    if (set === undefined) return refused('It has no offer that we set.')
    const after = currentPrice({ price: car.price, offer_price: feedCar.offer_price })
    return { ok: true, before, after, changes: [{ part: 'offer_price', to: null }] }
  }
  if (isSold) return refused('It is sold.')
  const price = currentPrice({ price: car.price, offer_price: null })
  if (price === null) return refused('It has no price to take an offer from.')
  const offer = offerOf(price, way, amount)
  if (offer >= price) return refused(`An offer of ${formatMoney(offer)} is not below its price, ${formatMoney(price)}.`)
  if (currentPrice({ price: null, offer_price: offer }) === null)
    return refused(`Its price, ${formatMoney(price)}, is too low for this offer.`)
  const isLater = from !== null && from > now
  // A car has one offer of the staff's: a later one is refused while one runs, which buyers would lose.
  if (isLater && set !== undefined && set.from === null)
    return refused('It has an offer now that we set. End that one first, or begin today.')
  return { ok: true, before, after: offer, changes: [{ part: 'offer_price', to: { value: offer, from, until } }] }
}

/** In whole dollars: a part of a dollar goes to the buyer. */
function offerOf(price: number, way: Exclude<OfferWay, 'end'>, amount: number): number {
  if (way === 'price') return amount
  return Math.floor(way === 'off' ? price - amount : (price * (100 - amount)) / 100)
}
