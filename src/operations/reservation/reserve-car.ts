import { isFree } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { isReservable } from '#domain/car/price/reservable.ts'
import { fieldErrors } from '#domain/form/field-errors.ts'
import { type FieldErrors, fixErrors } from '#domain/form/form-faults.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { reservationPath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { hoursText } from '#domain/reservation/hours-text.ts'
import { nextReservationCheck } from '#domain/reservation/next-reservation-check.ts'
import { MINUTES_TO_PAY } from '#domain/reservation/reservation.ts'
import { type ReservationAllowance, reservationAllowance } from '#domain/reservation/reservation-allowance.ts'
import { type Buyer, reservationFormSchema } from '#domain/reservation/reservation-form.ts'
import { narrowAddressKey } from '#domain/visitor/address-keys.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { PaymentGateway } from '#gateways/payments/payments.ts'
import type { Site } from '#site/site.ts'
import type { ReservationVisit, StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import * as texts from '#words/checkout.ts'
import { say } from '#words/say.ts'
import { buyerToken } from '../buyer-link.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { SiteRequest } from '../site-request.ts'
import { moveReservation, moveWithin } from './move-reservation.ts'

/** A buyer's attempt to reserve a car. `key` identifies repeats of the same attempt. */
export interface ReservationTry {
  readonly carId: string
  readonly input: Readonly<Record<string, unknown>>
  readonly key: string
  /**
   * True: the key identifies one reservation forever. False: if that reservation has ended, the key starts a new one.
   */
  readonly keyIsStrict: boolean
  readonly visit: ReservationVisit
  /** The buyer's IP address, for limits. Only a keyed hash is stored, while the payment is open. */
  readonly address: string
}

export type ReserveAnswer =
  | {
      readonly ok: true
      readonly reservationId: string
      /** The buyer's own page (RESERVE-6). */
      readonly reservationUrl: string
      readonly paymentUrl: string
      /** Whole currency units. */
      readonly amount: number
      readonly payBy: Date
    }
  | {
      readonly ok: false
      readonly reason: 'invalid' | 'taken' | 'being-paid' | 'too-many' | 'other-form' | 'not-offered' | 'unreachable'
      /** Message for the buyer. */
      readonly message: string
      readonly fields: FieldErrors
      /** When to try again, if known. */
      readonly retryAfterSeconds?: number
    }

/**
 * RESERVE-3: reserves a car for a buyer, who then pays at `paymentUrl`. Of concurrent buyers exactly one succeeds,
 * enforced by the database; the others are refused and no payment is opened. Until it is paid the car shows as free but
 * nobody else can pay for it; then it shows as reserved (H4, docs/decisions/070). If it is not paid within 15 minutes,
 * the car is free again.
 */
export async function reserveCar(request: SiteRequest, attempt: ReservationTry): Promise<ReserveAnswer> {
  const { platform, site } = request
  const { payments } = platform
  if (site.reservation.kind === 'off' || payments === null) return REFUSALS.notOffered
  const checked = reservationFormSchema(site.region).safeParse(attempt.input)
  if (!checked.success) return invalid(fieldErrors(checked.error))
  const { terms: _, website, ...buyer } = checked.data
  // FORM-2: the honeypot is filled in; refuse as if the car were taken.
  if (website !== null) return REFUSALS.taken
  const begun = await begin(request, attempt, buyer)
  return 'ok' in begun ? begun : opened(request, payments, begun)
}

type Refusal = Extract<ReserveAnswer, { ok: false }>

function begin(request: SiteRequest, attempt: ReservationTry, buyer: Buyer): Promise<StoredReservation | Refusal> {
  const { platform, site } = request
  const { reservations, transaction, cars } = platform.storage.forSite(site)
  return transaction(async (within) => {
    await reservations.lockStock(within)
    const earlierReservations = await reservations.ofKey(attempt.key, within)
    const [last] = earlierReservations
    if (last && isAnswerTo(last, attempt)) return isSameForm(last, attempt, buyer) ? last : REFUSALS.otherForm
    await freeOverdue(request, attempt.carId, within)
    const car = await cars.findById(attempt.carId, within)
    const refused = refusalOf(car, site)
    if (refused !== null) return refused
    if ((await reservations.ofCar(attempt.carId, within)) !== null) return REFUSALS.beingPaid
    const asker = platform.keyedHash(`reservation asker ${narrowAddressKey(attempt.address)}`)
    const allowed = reservationAllowance(await reservations.open({ asker, ...buyer }, platform.clock.now(), within))
    if (!allowed.ok) return tooMany(request, allowed)
    const begun = await reservations.begin(
      newReservation(request, attempt, buyer, { before: earlierReservations.length, asker }),
      within,
    )
    if (begun === null) return REFUSALS.beingPaid
    platform.log.info('reservation begun', { site: site.slug, reservation: begun.id, car: begun.carId })
    return begun
  })
}

function isAnswerTo({ state, paymentId }: StoredReservation, { keyIsStrict }: ReservationTry): boolean {
  if (state === 'pending' || state === 'held') return true
  // A reservation that failed before payment does not count as the answer to a repeated attempt.
  return keyIsStrict && paymentId !== null
}

/** M6: a key with other content is not a repeat: one buyer's answer never goes to another. */
function isSameForm(known: StoredReservation, { carId }: ReservationTry, buyer: Buyer): boolean {
  return known.carId === carId && canonicalJson(known.buyer) === canonicalJson(buyer)
}

function tooMany({ platform, site }: SiteRequest, { message, retryAfterSeconds }: TooMany): Refusal {
  platform.log.warn('reservation refused: too many are unpaid', { site: site.slug, retryAfterSeconds })
  return { ...refusal('too-many', message), retryAfterSeconds }
}

type TooMany = Extract<ReservationAllowance, { ok: false }>

/** The current buyer's 15 minutes may be over before the background job has run. */
async function freeOverdue(request: SiteRequest, carId: string, within: Transaction): Promise<void> {
  const { platform, site } = request
  const holder = await platform.storage.forSite(site).reservations.ofCar(carId, within)
  if (holder?.state === 'pending') await moveWithin(request, holder, { event: { kind: 'time-passed' } }, within)
}

function refusalOf(car: Car | null, site: Site): Refusal | null {
  if (car === null) return invalid({ car_id: [say(texts.carNoLongerHere)] })
  if (!isFree(car)) return REFUSALS.taken
  return isReservable(car, site.reservation) ? null : invalid({ car_id: [say(texts.cannotReserve)] })
}

function newReservation(
  { platform, site }: SiteRequest,
  attempt: ReservationTry,
  buyer: Buyer,
  { before, asker }: { readonly before: number; readonly asker: string },
) {
  const createdAt = platform.clock.now()
  const payBy = new Date(createdAt.getTime() + MINUTES_TO_PAY * 60_000)
  return {
    id: platform.randomId(),
    carId: attempt.carId,
    key: before === 0 ? attempt.key : `${attempt.key}~${before}`,
    amount: site.reservation.kind === 'deposit' ? site.reservation.amount : 0,
    currency: REGIONS[site.region].currency,
    buyer,
    visit: attempt.visit,
    asker,
    createdAt,
    payBy,
    lookAt: nextReservationCheck({ state: 'pending', payBy, heldUntil: null, paymentOpen: true }, createdAt) ?? payBy,
  }
}

/** Opens the payment page. Repeated calls get the same page from the gateway. */
async function opened(
  request: SiteRequest,
  payments: PaymentGateway,
  reservation: StoredReservation,
): Promise<ReserveAnswer> {
  const { platform, site } = request
  const { id: reservationId, amount, payBy, paymentUrl } = reservation
  const urlFor = (link: 'reservation' | 'payment') =>
    reservation.visit.origin + reservationPath(buyerToken(platform, site, link, reservationId))
  const reservationUrl = urlFor('reservation')
  if (paymentUrl !== null) return { ok: true, reservationId, reservationUrl, paymentUrl, amount, payBy }
  const storage = platform.storage.forSite(site)
  const car = await storage.cars.findById(reservation.carId)
  const page = urlFor('payment')
  try {
    const { paymentId, url } = await payments.open({
      siteSlug: site.slug,
      reservationId,
      amount,
      currency: reservation.currency,
      title: `Deposit: ${car ? fullTitle(car) : 'vehicle'}`,
      description: `${site.name} holds it for ${hoursText(site.reservation.kind === 'deposit' ? site.reservation.holdHours : 0)}. Fully refundable. Reference ${leadReference(reservationId)}.`,
      email: reservation.buyer.email,
      paidUrl: page,
      cancelUrl: page,
      createdAt: reservation.createdAt,
    })
    await storage.reservations.change(reservationId, { paymentId, paymentUrl: url })
    return { ok: true, reservationId, reservationUrl, paymentUrl: url, amount, payBy }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    platform.log.error('a payment could not be opened', {
      site: site.slug,
      reservation: reservationId,
      reason: error.message,
    })
    // Nobody knows the payment's URL, so nobody can pay.
    await moveReservation(request, reservationId, { kind: 'given-up' }, { paymentOpen: false })
    return REFUSALS.unreachable
  }
}

function refusal(reason: Refusal['reason'], message: string): Refusal {
  return { ok: false, reason, message, fields: {} }
}

const REFUSALS = {
  taken: refusal('taken', 'Someone else has just reserved this car. You haven’t been charged.'),
  beingPaid: refusal(
    'being-paid',
    'Someone else is paying a deposit for this car right now. You haven’t been charged. If they don’t finish, it will be available again within 15 minutes.',
  ),
  otherForm: refusal(
    'other-form',
    'This Idempotency-Key was used with other details. Send these details with a new key.',
  ),
  notOffered: refusal('not-offered', 'Cars can’t be reserved online here.'),
  unreachable: refusal(
    'unreachable',
    'We couldn’t reach the payment service. You haven’t been charged. Please try again in a minute.',
  ),
} as const

function invalid(fields: FieldErrors): Refusal {
  return { ok: false, reason: 'invalid', message: fixErrors(), fields }
}
