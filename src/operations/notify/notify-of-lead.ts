import type { NotificationEvent } from '#domain/notify/notification-event.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import { type News, notify } from './notify.ts'

type LeadNews = Pick<News, 'key' | 'by' | 'objectId' | 'data'> & {
  readonly event: NotificationEvent
  /** Default: the conversation's owner. */
  readonly owners?: readonly (string | null)[]
}

/** INBOX-13: notifies of something that happened in a conversation. */
export function notifyOfLead(
  request: SiteRequest,
  conversation: Pick<Conversation, 'id' | 'category' | 'locationId' | 'dealershipSlug' | 'assignee'>,
  news: LeadNews,
  within: Transaction,
): Promise<void> {
  const { id, category, locationId, dealershipSlug, assignee } = conversation
  const place = { category, location: locationId, dealership: dealershipSlug }
  return notify(request, { owners: [assignee], ...news, conversationId: id, place }, within)
}
