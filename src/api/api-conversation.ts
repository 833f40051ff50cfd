import type { ApiConversation, ApiConversationDetail } from '#domain/api/api-schemas.ts'
import { clockColour } from '#domain/inbox/response-clock.ts'
import { saidInMail } from '#domain/inbox/stored-text.ts'
import type { ListedConversation } from '#operations/inbox/list-conversations.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import { versionOf } from '#operations/inbox/write-guard.ts'
import type { Site } from '#site/site.ts'
import { leadHookBody } from '#views/lead/lead-hook.ts'

/** A conversation as the API answers it. Its mail address's token is not part of it. */
export function conversationRow(row: ListedConversation): ApiConversation {
  const { clock, colour, nextAction } = row
  return {
    id: row.id,
    version: versionOf(row),
    name: row.name,
    phone: row.phone,
    email: row.email,
    stage: row.stage,
    reason: row.reason,
    is_open: row.isOpen,
    category: row.category,
    source: row.source,
    location_id: row.locationId,
    dealership_slug: row.dealershipSlug,
    car: row.carId === null ? null : { id: row.carId, title: row.carTitle },
    enquiries: row.leads,
    assignee: row.assignee === null ? null : { id: row.assignee, name: row.owner },
    response:
      clock === null || colour === null
        ? null
        : {
            waiting_since: clock.since.toISOString(),
            target_at: clock.targetAt?.toISOString() ?? null,
            overdue_at: clock.overdueAt?.toISOString() ?? null,
            colour,
          },
    last_event: { kind: row.lastEvent.kind, at: row.lastEvent.at.toISOString() },
    next_action: nextAction && { text: nextAction.text, at: nextAction.at?.toISOString() ?? null },
    opened_at: row.openedAt.toISOString(),
    last_enquiry_at: row.lastLeadAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  }
}

/** With enquiries, history and mails. */
export function conversationDetail(
  { conversation, owner, enquiries, history, mails }: ShownConversation,
  site: Site,
  now: Date,
): ApiConversationDetail {
  const { clock, isOpen } = conversation
  const colour = clock && isOpen ? clockColour(clock, now) : null
  return {
    ...conversationRow({ ...conversation, owner, colour }),
    history: history.map(({ id, at, kind, by, leadId, data: { undo: _, ...data } }) => ({
      id: String(id),
      at,
      kind,
      by,
      lead_id: leadId,
      data,
    })),
    leads: enquiries.map(({ lead }) => ({ ...leadHookBody(lead, site) })),
    mails: mails.map((mail) => ({
      id: mail.id,
      channel: mail.channel ?? 'mail',
      at: new Date(mail.at).toISOString(),
      direction: mail.direction,
      from: mail.fromAddress,
      to: mail.toAddress,
      subject: mail.subject,
      text: mail.body,
      said: saidInMail(mail),
      delivery: mail.delivery?.state ?? null,
      files: mail.files.map(({ id, name, contentType, size }) => ({ id, name, type: contentType, size })),
    })),
  }
}
