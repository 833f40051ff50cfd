import { nextAttempt } from '#domain/lead/delivery/delivery-retry.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import type { Platform } from '../platform.ts'

/**
 * RESERVE-3: sends a recorded, due refund to the gateway and returns whether it was sent. It claims the refund first
 * and uses the same idempotency key for every attempt, so that it is sent once; a failed refund is retried until it
 * succeeds.
 */
export async function sendRefund(
  { storage, payments, clock, log, siteBySlug }: Platform,
  { siteSlug, id }: OutboxRow,
): Promise<boolean> {
  const site = siteBySlug(siteSlug)
  if (!site || payments === null) return false
  const { reservations, transaction } = storage.forSite(site)
  const now = clock.now()
  const reservation = await reservations.claimRefund(id, now, new Date(now.getTime() + CLAIM_MS))
  if (!reservation?.chargeId) return false
  const facts = { site: siteSlug, reservation: id, attempt: reservation.refundAttempts }
  try {
    const { amount, chargeId } = reservation
    const { refundId } = await payments.refund({ chargeId, amount, key: `refund-${id}` })
    await transaction(async (within) => {
      await reservations.change(id, { refund: 'sent', refundAt: null, refundId }, within)
      await reservations.announce(id, 'reservation-refunded', clock.now(), within)
    })
    log.info('refund sent', facts)
    return true
  } catch (error) {
    if (!isGatewayError(error)) throw error
    const again = nextAttempt(reservation.refundAttempts, now) ?? new Date(now.getTime() + A_DAY_MS)
    await reservations.change(id, { refundAt: again })
    log.error('refund failed', { ...facts, reason: error.message, nextAttemptAt: again.toISOString() })
    return false
  }
}

/** Longer than the gateway's timeout, including its retries. */
const CLAIM_MS = 2 * 60_000
const A_DAY_MS = 24 * 60 * 60_000
