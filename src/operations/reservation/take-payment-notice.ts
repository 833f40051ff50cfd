import type { Platform } from '../platform.ts'
import { takePaymentState } from './settle-payment.ts'

/**
 * RESERVE-3: what the gateway tells of a payment. The signature proves it, so that it counts for the site it names, under
 * whichever of the platform's names it comes (docs/decisions/054); what is none of ours is taken and forgotten. 'forged'
 * where the signature does not hold.
 */
export async function takePaymentNotice(
  platform: Platform,
  body: string,
  signature: string,
): Promise<'taken' | 'forged'> {
  const notice = platform.payments?.readNotice(body, signature, platform.clock.now()) ?? null
  if (notice === 'forged') {
    platform.log.warn('a payment notice has no good signature')
    return 'forged'
  }
  const site = notice && platform.siteBySlug(notice.siteSlug)
  if (!notice || !site) return 'taken'
  const reservation = await platform.storage.forSite(site).reservations.find(notice.reservationId)
  // Of another payment than the one that we opened for it: nothing of ours was paid.
  if (reservation === null || (reservation.paymentId !== null && reservation.paymentId !== notice.paymentId))
    platform.log.warn('a payment notice names no payment of ours', { site: site.slug, payment: notice.paymentId })
  else await takePaymentState(platform, site, reservation.id, notice.state)
  return 'taken'
}
