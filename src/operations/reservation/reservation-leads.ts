import type { Car } from '#domain/car/car.ts'
import { leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import { leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import { pageId } from '#domain/lead/form/page-id.ts'
import { clockOf } from '#domain/local-time.ts'
import { reservationLead } from '#domain/reservation/reservation-lead.ts'
import type { Site } from '#site/site.ts'
import type { NewDelivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import { addLead } from '../lead/store-lead.ts'
import type { Platform } from '../platform.ts'

/**
 * RESERVE-5: adds the dealer's lead and the buyer's confirmation of a paid deposit, in the transaction that confirms
 * it.
 */
export function addReservationLead(
  platform: Platform,
  site: Site,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  return add(platform, site, reservation, car, within, 'confirmation')
}

/** RESERVE-3: notifies the buyer of the refund. If no car was ever held for the deposit, the dealer gets a lead too. */
export async function notifyOfRefund(
  platform: Platform,
  site: Site,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  if (reservation.leadId === null)
    return add(platform, site, { ...reservation, heldUntil: null }, car, within, 'refund')
  const { leads } = platform.storage.forSite(site)
  const notice = { kind: 'refund', destination: reservation.buyer.email } as const
  const deliveryId = await leads.addDelivery(reservation.leadId, notice, platform.clock.now(), within)
  await platform.defer('deliver-lead', { siteSlug: site.slug, deliveryId }, within)
}

async function add(
  platform: Platform,
  site: Site,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
  buyerReads: 'confirmation' | 'refund',
): Promise<void> {
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
  const payload = reservationLead(paid, car, clockOf(site, destination.locationId), destination, {
    origin,
    path,
    pageId: pageId(null, path),
    userAgent,
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
  }
  const { id } = await addLead(platform, site, lead, deliveries, within)
  await platform.storage.forSite(site).reservations.change(reservation.id, { leadId: id }, within)
  if (toDealer.length === 0) platform.log.error('lead has nowhere to go', { site: site.slug, lead: id })
}
