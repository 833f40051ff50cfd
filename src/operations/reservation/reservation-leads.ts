import type { Car } from '#domain/car/car.ts'
import { clockOf } from '#domain/date/local-time.ts'
import { leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import { leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import { pageId } from '#domain/lead/form/page-id.ts'
import { shownTitle } from '#domain/lead/lead-vehicle.ts'
import { reservationLead } from '#domain/reservation/reservation-lead.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { NewDelivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import { depositText } from '#views/text/buyer-text.ts'
import { type TextedLead, textBuyer } from '../inbox/mail/text-buyer.ts'
import { addLead } from '../lead/store-lead.ts'
import type { SiteRequest } from '../site-request.ts'

/** U-14: a deposit and its lead are one piece of news, and a person hears of it once. */
export function paidKey(reservationId: string): string {
  return `paid ${reservationId}`
}

/**
 * RESERVE-5: adds the dealer's lead and the buyer's confirmation of a paid deposit, in the transaction that confirms
 * it.
 */
export function addReservationLead(
  request: SiteRequest,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  return add(request, reservation, { car, buyerReads: 'confirmation' }, within)
}

/** RESERVE-3: notifies the buyer of the refund. If no car was ever held for the deposit, the dealer gets a lead too. */
export async function notifyOfRefund(
  request: SiteRequest,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  if (reservation.leadId === null)
    return add(request, { ...reservation, heldUntil: null }, { car, buyerReads: 'refund' }, within)
  const { leads } = platform.storage.forSite(site)
  const notice = { kind: 'refund', destination: reservation.buyer.email } as const
  const deliveryId = await leads.addDelivery(reservation.leadId, notice, platform.clock.now(), within)
  await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
}

/** The buyer's text message about a paid deposit, beside the mail. */
async function textDeposit(request: SiteRequest, lead: TextedLead, within: Transaction): Promise<void> {
  const { reservation, vehicle, location } = lead.payload
  const { locations } = request.site
  const place = locations.find(({ id }) => id === location) ?? locations[0]
  if (!reservation?.held_until || !place) return
  const paid = {
    amount: reservation.amount,
    carTitle: vehicle ? shownTitle(vehicle) : '',
    until: new Date(reservation.held_until),
  }
  await textBuyer(
    request,
    lead,
    { id: `${lead.id}-deposit-text`, text: inWordsOfSite(request.site, () => depositText(paid, place, request.site)) },
    within,
  )
}

async function add(
  request: SiteRequest,
  reservation: StoredReservation,
  { car, buyerReads }: { readonly car: Car | null; readonly buyerReads: 'confirmation' | 'refund' },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  // Cars are never deleted; without its row there is no page to link to.
  if (car === null) return
  const now = platform.clock.now()
  const wish = {
    category: 'Vehicle Enquiry',
    locationId: null,
    dealershipSlug: car.dealership_slug,
    carLocationSlug: car.location.slug,
  } as const
  const destination = leadDestination(site, wish)
  const { origin, path, userAgent } = reservation.visit
  const paid = { ...reservation, paidAt: reservation.paidAt ?? now }
  const payload = reservationLead(paid, car, {
    clock: clockOf(site, destination.locationId),
    place: destination,
    visit: {
      origin,
      path,
      pageId: pageId(null, path),
      userAgent,
    },
  })
  const toDealer = leadDeliveries(site, wish)
  // H8: a late payment of a buyer whose details are erased has nobody to confirm it to.
  const toBuyer = reservation.buyer.email === '' ? [] : [{ kind: buyerReads, destination: reservation.buyer.email }]
  const deliveries: readonly NewDelivery[] = [...toDealer, ...toBuyer]
  const lead = {
    submissionId: `reservation-${reservation.id}`,
    category: payload.category,
    subcategory: payload.subcategory,
    locationId: destination.locationId,
    carId: car.id,
    payload,
    consent: null,
    createdAt: now,
    newsKey: paidKey(reservation.id),
  }
  const { id } = await addLead(request, lead, deliveries, within)
  await platform.storage.forSite(site).reservations.change(reservation.id, { leadId: id }, within)
  if (buyerReads === 'confirmation') await textDeposit(request, { id, payload }, within)
  if (toDealer.length === 0) platform.log.error('lead has nowhere to go', { site: site.slug, lead: id })
}
