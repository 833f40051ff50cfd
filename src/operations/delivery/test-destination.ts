import type { LeadDelivery } from '#domain/lead/delivery/lead-deliveries.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import { sendTestLead } from '../lead/send-test-lead.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { retryLead } from './retry-lead.ts'
import { destinationsFor, isSame } from './show-destinations.ts'

/**
 * - `waiting`: another attempt at it is under way.
 * - `refused`: the site's own form refuses what a buyer would send.
 * - `unknown`: it is no destination of the site, or of none of the person's locations.
 */
export type TestedDestination = 'sent' | 'waiting' | 'failed' | 'refused' | 'unknown'

/**
 * INBOX-11: sends a test lead to one destination and waits for the first attempt. It is marked as a test in everything
 * that the destination gets, and is in no conversation. The audit row is part of the lead's transaction.
 */
export async function testDestination(
  platform: Platform,
  site: Site,
  actor: Actor,
  wanted: LeadDelivery & {
    /** Random id made with the form; a double click sends one. */
    readonly formId: string
  },
): Promise<TestedDestination> {
  const now = platform.clock.now()
  authorise(actor, site, 'delivery.test', now)
  const found = destinationsFor(site, actor).find(isSame(wanted))
  if (found === undefined) return 'unknown'
  const { kind, destination } = found
  const sent = await sendTestLead(platform, site, {
    address: actor.email,
    to: { kind, destination },
    submissionId: `console-test-${wanted.formId}`,
    alongside: (leadId, within) =>
      recordAudit(
        platform.storage,
        within,
        actor,
        'delivery.test',
        { kind: 'lead', id: leadId },
        { after: { kind } },
        now,
      ),
  })
  if (!sent.ok) return 'refused'
  // The worker may have sent it already.
  const tried = await retryLead(platform, site, sent.leadId)
  const [outcome] = tried.ok ? tried.tried.map((each) => each.outcome) : []
  if (outcome === undefined || outcome.ok) return 'sent'
  return outcome.reason === 'failed' ? 'failed' : 'waiting'
}
