import { counted } from '#domain/counted.ts'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { Site } from '#site/site.ts'
import { momentAgo } from '../time/moment.ts'
import type { ShownDelivery, StageBadge } from './leads-page.ts'

type Delivery = ShownConversation['enquiries'][number]['deliveries'][number]

/** INBOX-11: the kinds of delivery, in staff's words. */
export const DELIVERY_NAMES: Readonly<Record<DeliveryKind, string>> = {
  mail: 'Mail to the dealership',
  adf: 'ADF mail',
  webhook: 'Webhook',
  sms: 'Text message to the dealership',
  confirmation: 'Confirmation to the buyer',
  refund: 'Refund notice to the buyer',
  alert: 'Alert to the dealership',
  reply: 'Reply to the buyer',
  text: 'Text message to the buyer',
  'change-mail': 'Mail about a change to the dealership',
  'change-text': 'Text message about a change to the dealership',
}

const STATES: Readonly<Record<Delivery['state'], StageBadge>> = {
  pending: { label: 'On its way', tone: 'plain' },
  sent: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed, will be tried again', tone: 'warning' },
  dead: { label: 'Not delivered', tone: 'danger' },
}

/** INBOX-11: a delivery with its attempts; one that has arrived cannot be tried again. */
export function shownDelivery(delivery: Delivery, mayRetry: boolean, site: Site, now: Date): ShownDelivery {
  const { id, kind, destination, state, attempts, nextAttemptAt } = delivery
  const next = state === 'failed' && nextAttemptAt ? `, next ${momentAgo(new Date(nextAttemptAt), site, now).ago}` : ''
  return {
    id,
    label: `${DELIVERY_NAMES[kind]}, ${destination}`,
    state: STATES[state],
    attempts: `${counted(attempts, 'attempt')}${next}`,
    mayRetry: mayRetry && (state === 'failed' || state === 'dead'),
  }
}
