import type { LeadDelivery } from '#domain/lead/delivery/lead-deliveries.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { destinationsFor, isSame } from '../delivery/show-destinations.ts'
import { sendTestLead } from '../lead/send-test-lead.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { retryLead } from './retry-lead.ts'

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
  request: StaffRequest,
  wanted: LeadDelivery & {
    /** Random id made with the form; a double click sends one. */
    readonly formId: string
  },
): Promise<TestedDestination> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'delivery.test', now)
  const delivery = destinationsFor(site, actor).find(isSame(wanted))
  if (delivery === undefined) return 'unknown'
  const { kind, destination } = delivery
  const sent = await sendTestLead(request, {
    address: actor.email,
    to: { kind, destination },
    submissionId: `console-test-${wanted.formId}`,
    alongside: (leadId, within) =>
      recordAudit(platform.storage, within, actor, {
        action: 'delivery.test',
        object: { kind: 'lead', id: leadId },
        change: { after: { kind } },
        now,
      }),
  })
  if (!sent.ok) return 'refused'
  // The worker may have sent it already.
  const tried = await retryLead(request, sent.leadId)
  const [outcome] = tried.ok ? tried.tried.map((each) => each.outcome) : []
  if (outcome === undefined || outcome.ok) return 'sent'
  return outcome.reason === 'failed' ? 'failed' : 'waiting'
}
