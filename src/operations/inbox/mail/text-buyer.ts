import { canBeAnswered } from '#domain/inbox/text-message.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { normalPhone } from '#domain/phone/phone.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../../site-request.ts'
import { storeText } from './store-text.ts'
import { textsFault } from './write-text.ts'

/** The lead whose buyer gets a text message. */
export interface TextedLead {
  readonly id: string
  readonly payload: Pick<LeadPayload, 'phone' | 'preferred_contact' | 'reservation' | 'vehicle' | 'location'>
}

/** Whether the site texts buyers by itself: only from where they can answer STOP. */
export function textsBuyers({ delivery }: Site): boolean {
  return delivery.textBuyers && canBeAnswered(delivery.textSender)
}

/**
 * FORM-17, RESERVE-5: texts a buyer about what they asked for, as a delivery of the lead in the transaction of its cause,
 * and shows it in the conversation (docs/inbox.md). The same `id` is sent once. Answers nobody's enquiry, so the response
 * clock goes on (INBOX-3). Sends nothing without a mobile number, to who asked for mail, or after STOP.
 */
export async function textBuyer(
  { platform, site }: SiteRequest,
  { id: leadId, payload }: TextedLead,
  { id, text }: { readonly id: string; readonly text: string },
  within: Transaction,
): Promise<void> {
  const sender = site.delivery.textSender
  const phone = normalPhone(payload.phone ?? '', site.region)
  if (!textsBuyers(site) || sender === null || phone === null || payload.preferred_contact === 'Email') return
  const { inbox, leads } = platform.storage.forSite(site)
  const conversationId = await leads.conversationOf(leadId, within)
  if (conversationId === null || (await inbox.mails.find(id, within)) !== null) return
  if ((await textsFault(platform, site, { phone }, within)) !== null) return
  const at = platform.clock.now()
  const sent = { id, conversationId, leadId, from: sender.from, to: phone }
  await storeText({ platform, site }, { ...sent, fromName: `${site.name} (automatic)`, body: text, at }, within)
  await inbox.events.add(conversationId, [{ kind: 'text-out', at, by: null, leadId, data: { mailId: id } }], within)
}
