import { cutText } from '#domain/cut-text.ts'
import type { HookBody } from '#domain/hook/hook-body.ts'
import { hookEventOf } from '#domain/hook/hook-events.ts'
import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { GatewayError, isGatewayError } from '#gateways/gateway-error.ts'
import type { HookDelivery } from '#storage/hook/hook-deliveries.ts'
import { atOnce } from '../at-once.ts'
import type { Later } from '../later.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { hookSecret } from './hook-secret.ts'

/**
 * Makes one attempt to tell an address of an event and records it. The row is claimed first, and every attempt has the
 * same id, by which the receiver knows a repeat. An address that refuses for good (410), or takes nothing for 58 hours,
 * is stopped.
 */
export async function sendHook(platform: Platform, { siteSlug, hookId }: Later['send-hook']): Promise<void> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return
  const { hookDeliveries, hookEndpoints, transaction } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const delivery = await hookDeliveries.claim(hookId, now, new Date(now.getTime() + CLAIM_MS))
  if (delivery === null) return
  const isTest = delivery.kind === 'test'
  const facts = { site: siteSlug, hook: hookId }
  try {
    const endpoint = await hookEndpoints.find(delivery.endpointId)
    if (endpoint === null) return
    // A test says whether a stopped address works again.
    if (endpoint.pausedAt !== null && !isTest) throw new GatewayError('webhook', 'stopped')
    const secret = hookSecret(platform, siteSlug, endpoint)
    const body = JSON.stringify(await bodyOf(requestOn(platform, site), delivery))
    await platform.webhooks.send({ url: endpoint.url, account: '', secret, deliveryId: hookId, body, at: now })
  } catch (error) {
    if (!isGatewayError(error)) throw error
    const failed = {
      kind: 'webhook',
      refused: error.permanent,
      attempts: delivery.attempts + 1,
      since: delivery.at,
    } as const
    const verdict = deliveryVerdict(failed, platform.clock.now())
    const retryAt = error.permanent || isTest ? null : verdict.retryAt
    const reason = cutText(error.message, LONGEST_ERROR)
    await hookDeliveries.record(hookId, { state: retryAt ? 'failed' : 'dead', nextAttemptAt: retryAt, error: reason })
    if (retryAt === null && !isTest)
      await transaction((within) => hookEndpoints.pause(delivery.endpointId, now, within))
    platform.log.warn('hook not sent', { ...facts, givenUp: retryAt === null })
    return
  }
  await hookDeliveries.record(hookId, { state: 'sent', nextAttemptAt: null, error: null })
}

/** Longer than the timeout of a call. */
const CLAIM_MS = 60_000
const LONGEST_ERROR = 200

/** Tells addresses of the events that are due, with or without a job. */
export async function sweepHooks(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const due = (await platform.storage.dueHooks(platform.clock.now())).filter(({ siteSlug }) =>
    siteSlugs.includes(siteSlug),
  )
  await atOnce(
    SENDINGS_AT_ONCE,
    due.map(({ siteSlug, id }) => async () => {
      if (!signal?.aborted) await sendHook(platform, { siteSlug, hookId: id })
    }),
  )
}

const SENDINGS_AT_ONCE = 8

/** Ids and states alone: who may read the person reads the conversation with a key (docs/api.md). */
async function bodyOf(
  { platform, site }: SiteRequest,
  { id, kind, at, conversationId, reservationId }: HookDelivery,
): Promise<HookBody> {
  const { inbox, reservations } = platform.storage.forSite(site)
  const conversation = conversationId === null ? null : await inbox.conversations.find(conversationId)
  const reserved = reservationId === null ? null : await reservations.find(reservationId)
  return {
    id,
    type: hookEventOf(kind),
    at: at.toISOString(),
    site: site.slug,
    conversation: conversation && {
      id: conversation.id,
      stage: conversation.stage,
      category: conversation.category,
      location: conversation.locationId,
      assignee: conversation.assignee,
    },
    reservation: reserved && {
      id: reserved.id,
      car: reserved.carId,
      state: reserved.state,
      held_until: reserved.heldUntil?.toISOString() ?? null,
      refund: reserved.refund,
    },
  }
}
