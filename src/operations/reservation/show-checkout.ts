import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle, fullTitle } from '#domain/car/car-title.ts'
import { placeText } from '#domain/car/fact-text.ts'
import { isReservable } from '#domain/car/price/reservable.ts'
import { contentPath } from '#domain/content/content-path.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { locationOf } from '#domain/location/location.ts'
import { formatMoney } from '#domain/money.ts'
import { checkoutPath, vehiclePath } from '#domain/paths.ts'
import { reservationFields } from '#domain/reservation/reservation-form.ts'
import type { Site } from '#site/site.ts'
import { priceDisplay } from '#views/card/price-display.ts'
import type { LeadPageCar } from '#views/lead-page/lead-page-view.ts'
import { privacyNotice } from '#views/lead-page/privacy-notice.ts'
import {
  type CheckoutForm,
  type CheckoutView,
  checkoutSteps,
  closedWords,
  type DepositFacts,
  promises,
  reservationTerms,
} from '#views/reservation/checkout-view.ts'
import * as texts from '#words/checkout.ts'
import { say } from '#words/say.ts'
import { similarCars } from '../car/similar-cars.ts'
import type { SiteRequest } from '../site-request.ts'

export type ShownCheckout =
  | { readonly kind: 'page'; readonly page: CheckoutView }
  /** The car's URL changed, or the site uses the other name for this page (ROUTE-4, ROUTE-11). */
  | { readonly kind: 'moved'; readonly href: string }

/** RESERVE-1: the page at /cars/{slug}/checkout. Null (404) if there is no such car or the site takes no deposits. */
export async function showCheckout(request: SiteRequest, slug: string, flow: string): Promise<ShownCheckout | null> {
  const { platform, site, now } = request
  const { reservation } = site
  if (reservation.kind === 'off' || (flow !== 'checkout' && flow !== 'buy-online')) return null
  const storage = platform.storage.forSite(site)
  const car = await storage.cars.find(slug)
  const current = car ? car.slug : await storage.cars.findFormerSlug(slug)
  if (current === null) return null
  const href = checkoutPath(current, reservation.path)
  if (car === null || flow !== reservation.path) return { kind: 'moved', href }
  if (carVisibility(car, site, now) === 'hidden') return null
  const head = {
    car: checkoutCar(car, site),
    metaTitle: say(texts.reserveTitle, { car: fullTitle(car), site: site.name }),
  }
  if (isReservable(car, reservation)) return { kind: 'page', page: { ...head, ...form(request, car, reservation) } }
  const reason = car.sold ? 'sold' : car.reserved ? 'reserved' : 'not-online'
  const similar = await similarCars(request, car)
  return { kind: 'page', page: { ...head, kind: 'closed', ...closedWords(reason, site.search.vehicleWord), similar } }
}

function form(
  { platform, site }: SiteRequest,
  car: Car,
  { amount, holdHours }: Extract<Site['reservation'], { kind: 'deposit' }>,
): CheckoutForm {
  const dealer = locationOf(car, site.locations)?.name ?? site.name
  const facts: DepositFacts = { amount, holdHours, dealer, region: site.region }
  const terms = contentPath('terms-and-conditions')
  const hasTerms = platform.contentOf(site.slug).pages.some(({ path }) => path === terms)
  return {
    kind: 'form',
    carId: car.id,
    amount: formatMoney(amount),
    promises: promises(facts),
    steps: checkoutSteps(facts),
    terms: reservationTerms(facts),
    termsHref: hasTerms ? terms : null,
    fields: reservationFields(site.region),
    notice: privacyNotice(site, 'to reserve the vehicle for you'),
    submitLabel: say(texts.payDeposit, { amount: formatMoney(amount) }),
    paymentNote: platform.payments?.name === 'sandbox' ? say(texts.demonstration) : say(texts.securePage),
  }
}

function checkoutCar(car: Car, site: Site): LeadPageCar {
  return {
    title: carTitle(car),
    subtitle: carSubtitle(car),
    href: vehiclePath(car.slug),
    picture: cardPicture(car),
    price: priceDisplay(car, site.card),
    place: placeText(car),
  }
}

/**
 * ROUTE-4: checkout path of a car, found by its slug, a former slug or its id. Null if there is no such car or the site
 * takes no deposits.
 */
export async function checkoutHref({ platform, site }: SiteRequest, named: string): Promise<string | null> {
  const { reservation } = site
  if (reservation.kind === 'off') return null
  const storage = platform.storage.forSite(site)
  const slug =
    (await storage.cars.find(named))?.slug ??
    (await storage.cars.findFormerSlug(named)) ??
    (await storage.cars.findById(named))?.slug ??
    null
  return slug === null ? null : checkoutPath(slug, reservation.path)
}
