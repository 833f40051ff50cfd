import { timingSafeEqual } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { textCommand } from '#domain/inbox/text-message.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Site } from '#site/site.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { SiteRequest } from '../site-request.ts'
import { alertIfLost } from './alert-if-lost.ts'

/** A buyer's text message as the SMS service posts it. */
export interface InboundText {
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly to: string
  readonly text: string
}

export type ReceivedText =
  | { readonly kind: 'stored' | 'known' | 'forged' | 'not-ours' }
  /** No conversation has the number: the sender gets this answer, because nobody would read the message. */
  | { readonly kind: 'unknown'; readonly answer: string }

/**
 * INBOX-8: a buyer's text message joins their latest conversation on this site, by its number. STOP ends text messages,
 * alerts by text (ALERT-5) and marketing to them, START allows text messages again; both show in the conversation like any
 * answer. The service itself confirms a STOP to the sender. The same message twice is stored once.
 */
export async function receiveText(request: SiteRequest, message: InboundText, secret: string): Promise<ReceivedText> {
  const { platform, site } = request
  if (platform.textsSecret === null || !isSame(secret, platform.textsSecret)) return { kind: 'forged' }
  if (site.delivery.textSender?.from !== message.to) return { kind: 'not-ours' }
  const { alerts, inbox, textStops, marketingEnds, leads, transaction } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const command = textCommand(message.text)
  const store = () =>
    transaction(async (within): Promise<ReceivedText> => {
      if (command === 'stop') {
        await textStops.stop(message.from, now, within)
        const open = await alerts.lockOpen(message.from, within)
        if (open.length > 0)
          await alerts.end(
            open.map(({ id }) => id),
            now,
            within,
          )
      }
      if (command === 'start') await textStops.start(message.from, within)
      const conversationId = await inbox.conversations.latestOfPhone(message.from, within)
      const conversation = conversationId && (await inbox.conversations.lock(conversationId, within))
      if (!conversation) return { kind: 'unknown', answer: answerTo(site) }
      const mailId = await inbox.mails.add(
        conversation.id,
        {
          id: platform.randomId(),
          channel: 'text',
          direction: 'in',
          messageId: message.id,
          earlier: [],
          fromName: conversation.name,
          fromAddress: message.from,
          toAddress: message.to,
          subject: '',
          body: cutText(message.text, LONGEST),
          html: null,
          deliveryId: null,
          at: now,
        },
        within,
      )
      if (mailId === null) return { kind: 'known' }
      const lead = (await leads.ofConversation(conversation.id, within)).at(-1)
      if (command === 'stop' && lead && conversation.email !== null)
        await marketingEnds.end(conversation.email, lead.id, now, within)
      await inbox.events.add(conversation.id, [{ kind: 'text-in', at: now, by: null, data: { mailId } }], within)
      await inbox.conversations.touch(conversation.id, 'text-in', now, within)
      await notifyOfLead(request, conversation, { event: 'buyer-replied', key: `reply ${mailId}` }, within)
      return { kind: 'stored' }
    })
  return alertIfLost(platform, 'text', store)
}

const LONGEST = 5_000

function answerTo(site: Site): string {
  const place = site.locations[0]
  const phone = place ? ` Please call ${formatPhone(place.phone, site.region)}.` : ''
  return `${site.name}: we have no enquiry from this number, so nobody reads this message.${phone}`
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
