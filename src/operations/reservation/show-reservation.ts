import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { isReservable } from '#domain/car/price/reservable.ts'
import { clockOf, deadlineText } from '#domain/date/local-time.ts'
import { leadEvent } from '#domain/lead/lead-event.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { checkoutPath, reservationPath, SEARCH_PATH, vehiclePath } from '#domain/paths.ts'
import { leftOf } from '#domain/reservation/hours-text.ts'
import type { Site } from '#site/site.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import { similarLink } from '#views/card/similar-path.ts'
import { successPlace } from '#views/lead-page/success-place.ts'
import {
  type BuyerSees,
  buyerSees,
  type ReservationView,
  reservationWords,
} from '#views/reservation/reservation-view.ts'
import * as texts from '#words/checkout.ts'
import { say } from '#words/say.ts'
import { buyerToken, idOfBuyerToken } from '../buyer-link.ts'
import { similarCars } from '../car/similar-cars.ts'
import type { SiteRequest } from '../site-request.ts'
import { placeOfReserved } from './reservation-place.ts'
import { settled } from './settle-payment.ts'

/**
 * A buyer's page for a reservation by its signed link, or null if the link is none of ours. When the buyer returns from paying,
 * the payment's state comes from the gateway itself, whether or not its notice has arrived (RESERVE-3).
 */
export async function showReservation(request: SiteRequest, token: string): Promise<ReservationView | null> {
  const { platform, site, now } = request
  const id = idOfBuyerToken(platform, site, 'reservation', token)
  const current = id === null ? null : await platform.storage.forSite(site).reservations.find(id)
  if (current === null) return null
  const { reservation, isOpen } =
    current.state === 'pending' ? await settled(request, current) : { reservation: current, isOpen: false }
  const car = await platform.storage.forSite(site).cars.findById(reservation.carId)
  const sees = buyerSees(reservation, isOpen)
  const place = successPlace(
    site,
    { category: 'Vehicle Enquiry', locationId: null, car },
    now,
    CUSTOMERS.includes(sees),
  )
  const clock = clockOf(site, placeOfReserved(site, car).location ?? null)
  const words = reservationWords(sees, reservation, clock, place?.name ?? site.name)
  const { carId, heldUntil } = reservation
  return {
    ...words,
    facts: [
      ...words.facts,
      ...(sees === 'paid' && heldUntil ? [{ label: say(texts.timeLeft), value: leftOf(heldUntil, now) }] : []),
    ],
    token,
    reference: leadReference(reservation.id),
    car: car && seenCar(car),
    held: sees === 'paid' && heldUntil !== null ? { carId, until: deadlineText(heldUntil, clock) } : null,
    place,
    similar: car && words.mood === 'over' ? await similarCars(request, car) : [],
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

/** The buyer's own link, to which the way back from the payment service leads; null if the token is of no such way. */
export function reservationAfterPayment({ platform, site }: SiteRequest, token: string): string | null {
  const id = idOfBuyerToken(platform, site, 'payment', token)
  return id === null ? null : reservationPath(buyerToken(platform, site, 'reservation', id))
}

/** States in which the buyer has paid and sees the dealer's full phone number (D-58). */
const CUSTOMERS: readonly BuyerSees[] = ['paid', 'bought']

/** Short enough for a waiting buyer, long enough not to burden the gateway. */
const REFRESH_SECONDS = 4

function onward(
  sees: BuyerSees,
  { paymentUrl }: StoredReservation,
  car: Car | null,
  { reservation }: Site,
): ReservationView['onward'] {
  if (sees === 'unfinished' && paymentUrl !== null) return { label: say(texts.continueToPayment), href: paymentUrl }
  if (car === null) return { label: say(texts.seeAllStock), href: SEARCH_PATH }
  if ((sees === 'cancelled' || sees === 'expired') && reservation.kind === 'deposit' && isReservable(car, reservation))
    return { label: say(texts.tryAgain), href: checkoutPath(car.slug, reservation.path) }
  return sees === 'paid' || sees === 'bought' || sees === 'confirming'
    ? { label: say(texts.backToVehicle), href: vehiclePath(car.slug) }
    : similarLink(car)
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
