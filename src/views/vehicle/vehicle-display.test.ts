import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { vehicleView } from './vehicle-view.ts'

// Status × tag × price × configuration: the expected display of each of the 300 combinations, derived only from the
// four axes. A rule that is missing shows in some of them.

const LISTED = '2026-06-05T00:00:00Z'
const moment = { now: new Date('2026-06-08T02:00:00Z'), origin: 'https://dealer.example', similar: [] }

interface Status {
  readonly car: Partial<Car>
  readonly available: boolean
  /** In stock and not reserved (CAR-11). */
  readonly free?: true
  /** Takes precedence over the car's own tag. */
  readonly tag: 'JUST SOLD' | 'RESERVED' | null
  /** Shown if the car has no other tag. */
  readonly lastTag: 'COMING SOON' | null
}
const STATUSES: Readonly<Record<string, Status>> = {
  'in stock': { car: {}, available: true, free: true, tag: null, lastTag: null },
  reserved: { car: { reserved: true }, available: true, tag: 'RESERVED', lastTag: null },
  'coming soon': { car: { status: 'coming_soon' }, available: true, tag: null, lastTag: 'COMING SOON' },
  'marked sold': { car: { sold: true }, available: false, tag: 'JUST SOLD', lastTag: null },
  'of status sold': { car: { status: 'sold' }, available: false, tag: 'JUST SOLD', lastTag: null },
}

interface Tag {
  readonly car: Partial<Car>
  /** The tag of the car in every status except sold; and the tag if it has no other. */
  readonly before?: { readonly enabled: string | null }
  readonly own: string | null
  readonly certified?: true
  readonly fresh?: true
}
const TAGS: Readonly<Record<string, Tag>> = {
  'no tag': { car: {}, own: null },
  'its own tag': { car: { tag: 'Price Drop' }, own: 'Price Drop' },
  'a certificate': { car: { certified: true, tag: 'Price Drop' }, own: 'Price Drop', certified: true },
  'a hybrid engine': { car: { simple_fuel: 'Hybrid' }, own: null, before: { enabled: 'Hybrid' } },
  'a listing of this week': { car: { created_at: LISTED }, own: null, fresh: true },
}

interface Price {
  readonly car: Partial<Car>
  readonly text: string
  readonly subscribed: string | null
  readonly was: boolean
  readonly type: string | null
  /** The price that reservation and estimate are based on. */
  readonly amount: number | null
}
const PRICES: Readonly<Record<string, Price>> = {
  'a price': { car: {}, text: '$45,990', subscribed: null, was: false, type: 'Drive away', amount: 45_990 },
  'a reduced price': {
    car: { before_price: 47_990, offer_price: 43_990, price_type: 'excluding_government_charges' },
    text: '$43,990',
    subscribed: null,
    was: true,
    type: 'Excl. government charges',
    amount: 43_990,
  },
  'a subscription': {
    car: { subscription_price: 229 },
    text: '$45,990',
    subscribed: '$229 / week',
    was: false,
    type: 'Drive away',
    amount: 45_990,
  },
  'a preorder': {
    car: { preorder: true, price: 0 },
    text: 'PREORDER',
    subscribed: null,
    was: false,
    type: null,
    amount: null,
  },
  'no price': { car: { price: 1 }, text: 'Ask us', subscribed: null, was: false, type: null, amount: null },
  'a small price': { car: { price: 300 }, text: '$300', subscribed: null, was: false, type: 'Drive away', amount: 300 },
}

const plain: Partial<SiteInput> = {
  card: { noPriceText: 'Ask us' },
  vehicle: { sidebar: ['enquire', 'test-drive', 'reserve', 'trade-in', 'call'] },
  reservation: { kind: 'deposit' },
  tradeIn: { valuation: true },
}
const rich: Partial<SiteInput> = {
  card: { noPriceText: 'Ask us', subscriptions: true, electricTag: true, newTagText: 'JUST ARRIVED' },
  vehicle: {
    certified: { make: 'Toyota', title: 'Certified Used', benefits: ['Inspected'] },
    claims: ['48 hour money back guarantee'],
    driveAwayNote: 'All in.',
    paymentStrip: true,
    sidebar: ['finance', 'enquire', 'history-report', 'call', 'share', 'print', 'favourite', 'compare'],
  },
  finance: { provider: 'manual' },
  integrations: { saving: 'garage', garageEnabled: true },
}

const car: Partial<Car> = {
  finance_lenders: { manual: exampleOffer() },
  autograb_data: { state_average_market_price: 46_400, average_market_price: null },
  file: '/reports/c1.pdf',
}
const ESTIMATE_ABOVE = 500

const combinations = Object.entries(STATUSES).flatMap(([status, one]) =>
  Object.entries(TAGS).flatMap(([tag, two]) =>
    Object.entries(PRICES).map(([price, three]) => ({
      name: `${status}, with ${tag} and ${price}`,
      status: one,
      tag: two,
      price: three,
    })),
  ),
)

it.each(combinations)(
  'CARD-3 to CARD-8, CAR-5 to CAR-7, CAR-10, CAR-13, CAR-14, LAW-3 a car $name',
  ({ status, tag, price }) => {
    for (const site of [plain, rich]) {
      const page = vehicleView(
        { ...exampleCar(car), ...price.car, ...tag.car, ...status.car },
        exampleSite(site),
        moment,
      )
      const isRich = site === rich
      const below = price.amount !== null && 46_400 - price.amount > 499
      const subscribed = isRich ? price.subscribed : null
      expect({
        tag: page.tag?.text ?? null,
        certified: page.certified?.title ?? null,
        sold: page.soldNotice?.text ?? null,
        price: page.price.text,
        was: page.price.was !== null,
        type: page.price.type,
        note: page.driveAwayNote,
        below: page.belowMarket !== null,
        estimate: page.estimate !== null,
        claims: page.claims.length,
        strip: page.paymentStrip,
        actions: page.actions.map(({ action }) => action),
      }).toEqual({
        tag: isRich
          ? status.available
            ? (tag.before?.enabled ??
              status.tag ??
              (tag.certified ? 'Certified Used' : null) ??
              tag.own ??
              status.lastTag ??
              (tag.fresh ? 'JUST ARRIVED' : null))
            : status.tag
          : (status.tag ?? tag.own ?? status.lastTag ?? (tag.fresh ? 'New' : null)),
        certified: isRich && tag.certified && status.available ? 'Certified Used' : null,
        sold: status.available ? null : 'Unfortunately this vehicle recently sold',
        price: subscribed ?? price.text,
        was: subscribed === null && price.was,
        type: subscribed === null ? price.type : null,
        note: isRich && subscribed === null && price.type === 'Drive away' ? 'All in.' : null,
        below,
        estimate: isRich && status.available && (price.amount ?? 0) > ESTIMATE_ABOVE,
        claims: isRich ? 1 : 0,
        strip: isRich && status.available,
        actions: actionsOf(isRich, status, price),
      })
    }
  },
)

/**
 * CARD-9: the garage does not save cars that are sold or have no price. CAR-10, CAR-11: conditions of trade-ins and
 * deposits.
 */
function actionsOf(isRich: boolean, { available, free }: Status, price: Price): readonly string[] {
  if (!available) return ['find-similar']
  const both = free && (price.amount ?? 0) > 200 ? ['reserve', 'trade-in'] : []
  if (!isRich) return ['enquire', 'test-drive', ...both, 'call']
  const kept = (price.car.price ?? 1) > 0 ? ['favourite', 'compare'] : []
  return ['finance', 'enquire', 'history-report', 'call', 'share', 'print', ...kept]
}
