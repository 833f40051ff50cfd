import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { isReservable } from '#domain/car/reservable.ts'
import { leadEvent } from '#domain/lead/lead-event.ts'
import { checkoutPath, SEARCH_PATH, vehiclePath } from '#domain/paths.ts'
import type { Site } from '#site/site.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import { successPlace } from '#views/lead-page/success-place.ts'
import {
  type BuyerSees,
  buyerSees,
  type ReservationView,
  reservationWords,
} from '#views/reservation/reservation-view.ts'
import { similarPath } from '#views/vehicle/similar-path.ts'
import { similarCars } from '../car/similar-cars.ts'
import type { SiteRequest } from '../site-request.ts'
import { giveUpPayment, settled } from './settle-payment.ts'

/**
 * A buyer's own page of a reservation, null where the site has none of that id. A buyer who comes back from paying learns
 * how the payment stands from the gateway itself, whether its notice has come or not (RESERVE-3); one who gave up, which
 * the address says, has the car free again at once.
 */
export async function showReservation(
  asked: SiteRequest,
  id: string,
  gaveUp: boolean,
): Promise<ReservationView | null> {
  const { platform, site, now } = asked
  const found = await platform.storage.forSite(site).reservations.find(id)
  if (found === null) return null
  const { reservation, isOpen } = await brought(asked, found, gaveUp)
  const car = await platform.storage.forSite(site).cars.findById(reservation.carId)
  const sees = buyerSees(reservation, isOpen)
  const place = successPlace(
    site,
    { category: 'Vehicle Enquiry', locationId: null, car },
    now,
    CUSTOMERS.includes(sees),
  )
  const words = reservationWords(sees, reservation, site, place?.name ?? site.name)
  return {
    ...words,
    reference: reservation.id,
    car: car && seenCar(car),
    place,
    similar: car && words.mood === 'over' ? await similarCars(asked, car) : [],
    onward: onward(sees, reservation, car, site),
    refresh: sees === 'confirming' ? REFRESH_SECONDS : null,
    lead:
      sees === 'paid' && reservation.leadId !== null
        ? {
            id: reservation.leadId,
            event: leadEvent({
              category: 'Vehicle Enquiry',
              subcategory: null,
              carType: car?.car_type ?? null,
              tag: car?.tag ?? null,
            }),
          }
        : null,
  }
}

/** Those who have paid, and see the dealer's number in full (D-58). */
const CUSTOMERS: readonly BuyerSees[] = ['paid', 'bought']

/** Soon enough for one who waits, seldom enough for the gateway. */
const REFRESH_SECONDS = 4

/** As it stands now, and whether the gateway says that it is still to be paid. */
async function brought({ platform, site }: SiteRequest, found: StoredReservation, gaveUp: boolean) {
  if (found.state !== 'pending') return { reservation: found, isOpen: false }
  if (!gaveUp) return settled(platform, site, found)
  return { reservation: (await giveUpPayment(platform, site, found.id)) ?? found, isOpen: false }
}

function onward(
  sees: BuyerSees,
  { paymentUrl }: StoredReservation,
  car: Car | null,
  { reservation }: Site,
): ReservationView['onward'] {
  if (sees === 'unfinished' && paymentUrl !== null) return { label: 'Go on to the payment', href: paymentUrl }
  if (car === null) return { label: 'See all stock', href: SEARCH_PATH }
  if ((sees === 'cancelled' || sees === 'expired') && reservation.kind === 'deposit' && isReservable(car, reservation))
    return { label: 'Try again', href: checkoutPath(car.slug, reservation.path) }
  return sees === 'paid' || sees === 'bought' || sees === 'confirming'
    ? { label: 'Back to the vehicle', href: vehiclePath(car.slug) }
    : { label: 'Find Me Something Similar', href: similarPath(car) }
}

function seenCar(car: Car): ReservationView['car'] {
  return {
    id: car.id,
    title: carTitle(car),
    subtitle: carSubtitle(car),
    href: vehiclePath(car.slug),
    picture: cardPicture(car),
  }
}
