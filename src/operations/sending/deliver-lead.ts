import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { LeadQueries, StoredLead } from '#storage/lead/leads.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import type { Transaction } from '#storage/transaction.ts'
import { traced, type Work } from '#tracing/work.ts'
import type { Circuits } from '../delivery/circuits.ts'
import { notifyOfFailure } from '../notify/notify-of-failure.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { type Sending, sendDelivery } from './send-delivery.ts'

export type DeliveryOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'failed'; readonly error: string; readonly nextAttemptAt: Date | null }
  /** Sent already, given up, being sent by another worker, or not due yet. */
  | { readonly ok: false; readonly reason: 'not-due' }
  | { readonly ok: false; readonly reason: 'unknown-site' }

/**
 * FORM-13: makes and records one attempt at a delivery. Safe to call twice, concurrently or after a crash: an attempt
 * first claims its row for CLAIM_MINUTES. If the process dies between sending and recording, the delivery is sent again
 * with the same message id: the mail folder overwrites its file, an SMTP server may show the mail twice. A lead is
 * never lost.
 */
export async function deliverLead(
  platform: Platform,
  { siteSlug, id }: OutboxRow,
  circuits: Circuits | null = null,
): Promise<DeliveryOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return { ok: false, reason: 'unknown-site' }
  const { leads } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const delivery = await leads.claimDelivery(id, now, new Date(now.getTime() + CLAIM_MINUTES * 60_000))
  const lead = delivery && (await leads.find(delivery.leadId))
  if (!delivery || !lead) return { ok: false, reason: 'not-due' }

  const error = await tracedSend(platform, { site, lead, delivery, circuits })
  return error === null
    ? succeeded(requestOn(platform, site), leads, delivery)
    : failed(requestOn(platform, site), leads, { lead, delivery, cause: error })
}

/** Longer than the timeout of a mail (gateways/mail/smtp.ts), so that two attempts never overlap. */
export const CLAIM_MINUTES = 2

type OneSending = Omit<Sending, 'undelivered'> & { readonly circuits: Circuits | null }

/** Metrics and traces see the kind and the outcome of an attempt, never its destination (OPS-7). */
function tracedSend(platform: Platform, sending: OneSending): Promise<unknown> {
  const { site, delivery } = sending
  const facts: Work['facts'] = { attempt: delivery.attempts + 1 }
  return traced({ kind: 'delivery', name: delivery.kind, site: site.slug, facts }, async () => {
    const error = await send(platform, sending)
    facts['outcome'] = error === null ? 'sent' : 'failed'
    return error
  })
}

async function send(platform: Platform, { site, lead, delivery, circuits }: OneSending): Promise<unknown> {
  const barred = delivery.kind === 'webhook' ? circuits?.barred(delivery.destination, platform.clock.now()) : undefined
  try {
    if (barred) throw barred
    const all = await platform.storage.forSite(site).leads.deliveries(lead.id)
    const undelivered = all.filter(
      ({ id, state, troubleAt, acknowledged }) => id !== delivery.id && state !== 'sent' && troubleAt && !acknowledged,
    )
    // A late alert must not report deliveries that have arrived since.
    if (delivery.kind === 'alert' && undelivered.length === 0) return null
    await sendDelivery(platform, { site, lead, delivery, undelivered: undelivered.map((each) => each.destination) })
    circuits?.answered(delivery.destination)
    return null
  } catch (error) {
    // Any error, including a bug of ours, is recorded and retried, or staff are alerted.
    if (!barred && delivery.kind === 'webhook') circuits?.failed(delivery.destination, platform.clock.now())
    return error
  }
}

async function succeeded(
  { platform, site }: SiteRequest,
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
  request: SiteRequest,
  leads: LeadQueries,
  { lead, delivery, cause }: { readonly lead: StoredLead; readonly delivery: Delivery; readonly cause: unknown },
): Promise<DeliveryOutcome> {
  const { platform, site } = request
  const at = platform.clock.now()
  const error = cause instanceof Error ? cause.message : String(cause)
  const refused = isGatewayError(cause) && cause.permanent
  const attempts = delivery.attempts + 1
  const { retryAt, alert } = deliveryVerdict(
    { kind: delivery.kind, refused, attempts, since: new Date(lead.createdAt) },
    at,
  )
  const attempt = {
    deliveryId: delivery.id,
    at,
    outcome: 'failed',
    error,
    nextAttemptAt: retryAt,
    final: retryAt === null,
    tell: alert,
  } as const
  if (alert || retryAt === null) {
    await platform.storage.forSite(site).transaction(async (within) => {
      await leads.recordAttempt(attempt, within)
      // Alert once per delivery: one that was refused before raises no second alert when it is given up.
      if (alert && delivery.troubleAt === null) await alertStaff(request, leads, { delivery, at }, within)
      await notifyOfFailure(request, { lead, delivery, state: retryAt === null ? 'dead' : 'refused', within })
    })
  } else await leads.recordAttempt(attempt)
  const facts = { site: site.slug, lead: delivery.leadId, delivery: delivery.id, kind: delivery.kind, attempts }
  if (retryAt === null) platform.log.error('lead delivery given up', facts)
  else if (alert) platform.log.error('lead delivery refused', { ...facts, nextAttemptAt: retryAt.toISOString() })
  else platform.log.warn('lead delivery failed', { ...facts, nextAttemptAt: retryAt.toISOString() })
  return { ok: false, reason: 'failed', error, nextAttemptAt: retryAt }
}

/**
 * Queues a mail to the dealer's staff about a failed delivery. The platform's operator is alerted elsewhere, and not by
 * mail (report-troubles.ts).
 */
async function alertStaff(
  { platform, site }: SiteRequest,
  leads: LeadQueries,
  { delivery, at }: { readonly delivery: Delivery; readonly at: Date },
  within: Transaction,
): Promise<void> {
  const { alertEmail } = site.leads
  if (alertEmail === null) return
  const alert = { kind: 'alert', destination: alertEmail } as const
  const deliveryId = await leads.addDelivery(delivery.leadId, alert, at, within)
  await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
}
