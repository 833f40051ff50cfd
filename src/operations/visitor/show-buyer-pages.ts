import { endAlertPath } from '#domain/alert/alert-path.ts'
import { alertWayOf } from '#domain/alert/alert-way.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { clockOf, shortTime } from '#domain/date/local-time.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { formatMoney } from '#domain/money.ts'
import { reservationPath, valuationPath, visitPath } from '#domain/paths.ts'
import type { RegionCode } from '#domain/region.ts'
import { vehicleName } from '#domain/trade-in/valued-vehicle.ts'
import { odometerText } from '#domain/units.ts'
import type { Visitor } from '#domain/visitor/visitor.ts'
import type { BuyersOwn } from '#storage/lead/buyer-pages.ts'
import type { StoredValuation } from '#storage/valuations.ts'
import type { BuyerPages } from '#views/visitor/buyer-pages-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/watchlist.ts'
import { buyerToken } from '../buyer-link.ts'
import { placeOfReserved } from '../reservation/reservation-place.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * A signed-in buyer's own pages together: visits (FORM-17), reservations with their receipts (RESERVE-6), valuations and
 * alerts (ALERT-5) of the number that they proved. Groups without a page are left out.
 */
export async function showBuyerPages(request: SiteRequest, visitor: Visitor): Promise<readonly BuyerPages[]> {
  const { platform, site, now } = request
  const records = await platform.storage.forSite(site).buyerPages.of(visitor.phone, now)
  const groups = [
    { heading: say(words.yourVisits), pages: visitsOf(request, records) },
    { heading: say(words.yourReservations), pages: await reservationsOf(request, records) },
    { heading: say(words.yourValuations), pages: await valuationsOf(request, records) },
    { heading: say(words.yourAlerts), pages: alertsOf(request, records) },
  ]
  return groups.filter(({ pages }) => pages.length > 0)
}

function visitsOf({ platform, site }: SiteRequest, { visits }: BuyersOwn): BuyerPages['pages'] {
  return visits.map(({ id, kind, state, start, locationId, carTitle }) => {
    const clock = clockOf(site, locationId)
    const place = site.locations.find((each) => each.id === locationId)
    return {
      href: visitPath(buyerToken(platform, site, 'visit', id)),
      title: say(words.titleWhen, {
        title: carTitle ?? appointmentName(kind, 'title'),
        when: shortTime(start, clock),
      }),
      facts: [say(STATES[state]), ...(place ? [place.name] : [])],
    }
  })
}

const STATES = {
  booked: words.booked,
  cancelled: words.cancelled,
  kept: words.over,
  missed: words.over,
} as const

async function reservationsOf({ platform, site }: SiteRequest, { reservations }: BuyersOwn) {
  const cars = await platform.storage.forSite(site).cars.findAll(reservations.map(({ carId }) => carId))
  return reservations.map(({ id, carId, state, amount, paidAt, heldUntil, isRefunded }) => {
    const car = cars.find((each) => each.id === carId) ?? null
    const clock = clockOf(site, placeOfReserved(site, car).location ?? null)
    const reference = leadReference(id)
    return {
      href: reservationPath(buyerToken(platform, site, 'reservation', id)),
      title: say(words.titleReference, {
        title: car ? fullTitle(car) : say(words.reservedCar),
        reference,
      }),
      facts: [
        say(words.receipt, { amount: formatMoney(amount), when: shortTime(paidAt, clock) }),
        ...(isRefunded ? [say(words.refunded)] : []),
        ...(state === 'held' && heldUntil !== null
          ? [say(words.heldUntil, { when: shortTime(heldUntil, clock) })]
          : []),
      ],
    }
  })
}

async function valuationsOf(request: SiteRequest, { valuationIds }: BuyersOwn) {
  const { platform, site, now } = request
  if (!site.tradeIn.valuation) return []
  const { valuations } = platform.storage.forSite(site)
  const storedValuations = await Promise.all(valuationIds.map((id) => valuations.find(id, now)))
  const pages = storedValuations.flatMap((valuation) =>
    valuation?.vehicle
      ? [
          {
            href: valuationPath(buyerToken(platform, site, 'valuation', valuation.id)),
            title: valuedTitle(valuation.vehicle, site.region),
            facts: [say(words.goodUntil, { when: shortTime(valuation.expiresAt, site) })],
          },
        ]
      : [],
  )
  // Valued twice as it is, a vehicle has its latest valuation alone.
  return pages.filter(({ title }, at) => pages.findIndex((each) => each.title === title) === at)
}

function valuedTitle(vehicle: NonNullable<StoredValuation['vehicle']>, region: RegionCode): string {
  const name = vehicleName(vehicle)
  return vehicle.km === null ? name : `${name}, ${odometerText(vehicle.km, region)}`
}

/** One page for the number and one for each address: it lists and ends all of its alerts. */
function alertsOf({ platform, site }: SiteRequest, { alerts }: BuyersOwn): BuyerPages['pages'] {
  return [...Map.groupBy(alerts, ({ email }) => email)].map(([email, theirs]) => {
    const [first] = theirs as [(typeof theirs)[number]]
    const count = theirs.length
    return {
      href: endAlertPath(buyerToken(platform, site, 'alert end', first.id)),
      title:
        alertWayOf(email) === 'text' ? say(words.alertsByText, { count }) : say(words.alertsByMail, { count, email }),
      facts: theirs.map(({ label }) => label),
    }
  })
}
