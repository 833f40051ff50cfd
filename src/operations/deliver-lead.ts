import { DELIVERY_READERS } from '#domain/lead/delivery-kind.ts'
import { nextAttempt } from '#domain/lead/delivery-retry.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { Delivery, NewAttempt } from '#storage/lead-deliveries.ts'
import type { LeadQueries, StoredLead } from '#storage/leads.ts'
import type { Later } from './later.ts'
import type { Platform } from './platform.ts'
import { sendDelivery } from './send-delivery.ts'

export type DeliveryOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'failed'; readonly error: string; readonly nextAttemptAt: Date | null }
  /** Sent already, given up, being sent by another at this moment, or due only later. */
  | { readonly ok: false; readonly reason: 'not-due' }
  | { readonly ok: false; readonly reason: 'unknown-site' }

/**
 * FORM-13: one attempt at one delivery, put on record. Safe to call twice, at once or after a crash: an attempt first
 * claims its row for CLAIM_MINUTES. A process that dies between sending and recording sends again under the same message
 * id, which overwrites the file of the mail folder; an SMTP server may show it twice, never not at all.
 */
export async function deliverLead(
  platform: Platform,
  { siteSlug, deliveryId }: Later['deliver-lead'],
): Promise<DeliveryOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return { ok: false, reason: 'unknown-site' }
  const { leads } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const delivery = await leads.claimDelivery(deliveryId, now, new Date(now.getTime() + CLAIM_MINUTES * 60_000))
  const lead = delivery && (await leads.find(delivery.leadId))
  if (!delivery || !lead) return { ok: false, reason: 'not-due' }

  const error = await send(platform, site, lead, delivery)
  return error === null ? succeeded(platform, site, leads, delivery) : failed(platform, site, leads, delivery, error)
}

/** Longer than any mail may take (gateways/mail/smtp.ts), so that two attempts never overlap. */
export const CLAIM_MINUTES = 2

async function send(platform: Platform, site: Site, lead: StoredLead, delivery: Delivery): Promise<unknown> {
  try {
    const all = await platform.storage.forSite(site).leads.deliveries(lead.id)
    const undelivered = all.filter(({ id, state }) => id !== delivery.id && state === 'dead')
    await sendDelivery(platform, { site, lead, delivery, undelivered: undelivered.map((each) => each.destination) })
    return null
  } catch (error) {
    // Whatever it is, a fault of ours too: it is put on record and tried again, or a person is told.
    return error
  }
}

async function succeeded(
  platform: Platform,
  site: Site,
  leads: LeadQueries,
  delivery: Delivery,
): Promise<DeliveryOutcome> {
  const at = platform.clock.now()
  await leads.recordAttempt({
    deliveryId: delivery.id,
    at,
    outcome: 'sent',
    error: null,
    nextAttemptAt: null,
    final: true,
  })
  platform.log.info('lead delivered', { site: site.slug, lead: delivery.leadId, delivery: delivery.id })
  return { ok: true }
}

async function failed(
  platform: Platform,
  site: Site,
  leads: LeadQueries,
  delivery: Delivery,
  cause: unknown,
): Promise<DeliveryOutcome> {
  const at = platform.clock.now()
  const error = cause instanceof Error ? cause.message : String(cause)
  const nextAttemptAt = cause instanceof GatewayError && cause.permanent ? null : nextAttempt(delivery.attempts + 1, at)
  const final = nextAttemptAt === null
  const attempt = { deliveryId: delivery.id, at, outcome: 'failed', error, nextAttemptAt, final } as const
  const facts = { site: site.slug, lead: delivery.leadId, delivery: delivery.id, attempts: delivery.attempts + 1 }
  if (final) {
    await giveUp(platform, site, leads, delivery, attempt)
    platform.log.error('lead delivery given up', facts)
  } else {
    await leads.recordAttempt(attempt)
    platform.log.warn('lead delivery failed', { ...facts, nextAttemptAt: nextAttemptAt.toISOString() })
  }
  return { ok: false, reason: 'failed', error, nextAttemptAt }
}

/**
 * A person is told by a delivery of its own, which is retried like any other; there is none for a lost alert, nor for a
 * confirmation: the dealer has the lead, and the buyer's address is what the buyer typed.
 */
async function giveUp(platform: Platform, site: Site, leads: LeadQueries, delivery: Delivery, attempt: NewAttempt) {
  const { alertEmail } = site.leads
  await platform.storage.forSite(site).transaction(async (within) => {
    await leads.recordAttempt(attempt, within)
    if (alertEmail === null || delivery.kind === 'alert' || DELIVERY_READERS[delivery.kind] === 'buyer') return
    const alert = { kind: 'alert', destination: alertEmail } as const
    const deliveryId = await leads.addDelivery(delivery.leadId, alert, attempt.at, within)
    await platform.defer('deliver-lead', { siteSlug: site.slug, deliveryId }, within)
  })
}
