import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { takePaymentState } from './settle-payment.ts'

/**
 * RESERVE-3: handles a payment notice (webhook). The signature proves it, so it counts for the site it names, on
 * whichever of the platform's hostnames it arrives (docs/decisions/054). Notices about unknown payments are accepted
 * and ignored. Returns 'forged' if the signature is invalid.
 */
export async function takePaymentNotice(
  platform: Platform,
  body: string,
  signature: string,
): Promise<'taken' | 'forged'> {
  const notice = platform.payments?.readNotice(body, signature, platform.clock.now()) ?? null
  if (notice === 'forged') {
    platform.log.warn('a payment notice has an invalid signature')
    return 'forged'
  }
  const site = notice && platform.siteBySlug(notice.siteSlug)
  if (!notice || !site) return 'taken'
  const reservation = await platform.storage.forSite(site).reservations.find(notice.reservationId)
  // It names a payment other than the one we opened for this reservation.
  if (reservation === null || (reservation.paymentId !== null && reservation.paymentId !== notice.paymentId))
    platform.log.warn('a payment notice names an unknown payment', { site: site.slug, payment: notice.paymentId })
  else await takePaymentState(requestOn(platform, site), reservation.id, notice.state)
  return 'taken'
}
