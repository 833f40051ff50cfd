import { cutText } from '#domain/cut-text.ts'
import type { HookBody } from '#domain/hook/hook-body.ts'
import { hookEventOf } from '#domain/hook/hook-events.ts'
import { GatewayError, isGatewayError } from '#gateways/gateway-error.ts'
import type { HookDelivery } from '#storage/hook/hook-deliveries.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import { type AttemptOutcome, attempt, claimUntil } from '../outbox/attempt.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { hookSecret } from './hook-secret.ts'

/**
 * Makes one attempt to tell an address of an event. An address that refuses for good (410), or takes nothing for 58
 * hours, is stopped; an error of ours gives up the event alone.
 */
export async function sendHook(platform: Platform, { siteSlug, id }: OutboxRow): Promise<AttemptOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { hookDeliveries, hookEndpoints, transaction } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const delivery = await hookDeliveries.claim(id, now, claimUntil(now))
  const endpoint = delivery && (await hookEndpoints.find(delivery.endpointId))
  if (!delivery || !endpoint) return 'not due'
  const isTest = delivery.kind === 'test'
  return attempt(platform, {
    name: 'hook',
    facts: { site: siteSlug, hook: id },
    patience: 'webhook',
    attempts: delivery.attempts,
    since: delivery.at,
    async send() {
      // A test says whether a stopped address works again.
      if (endpoint.pausedAt !== null && !isTest) throw new GatewayError('webhook', 'stopped')
      const secret = hookSecret(platform, siteSlug, endpoint)
      const body = JSON.stringify(await bodyOf(requestOn(platform, site), delivery))
      await platform.webhooks.send({ url: endpoint.url, account: '', secret, deliveryId: id, body, at: now })
      return true
    },
    async record(attempted, error) {
      const isTheirs = isGatewayError(error)
      const isOver = isTest || (isTheirs && error.permanent) || attempted.nextAttemptAt === null
      const verdict = attempted.state === 'sent' || !isOver ? attempted : GIVEN_UP
      await hookDeliveries.record(id, verdict, error === null ? null : cutText(reasonOf(error), LONGEST_ERROR))
      if (verdict.state === 'dead' && isTheirs && !isTest)
        await transaction((within) => hookEndpoints.pause(delivery.endpointId, now, within))
    },
  })
}

const GIVEN_UP = { state: 'dead', nextAttemptAt: null } as const
const LONGEST_ERROR = 200

/** What the receiver answered. Other errors are ours: they are not shown to a dealer. */
function reasonOf(error: unknown): string {
  return isGatewayError(error) ? error.message : 'could not be sent'
}

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
