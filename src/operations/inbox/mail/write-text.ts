import { dayInFigures } from '#domain/date/local-time.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { fillTemplate } from '#domain/inbox/mail-template.ts'
import { textLength, textSenderFault } from '#domain/inbox/text-message.ts'
import { isLandline } from '#domain/phone/phone.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../../platform.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { type Acted, actOn } from '../act.ts'
import type { WriteGuard } from '../write-guard.ts'
import { storeText } from './store-text.ts'
import { ANSWERED, carOf, templateValues } from './write-reply.ts'

export interface WrittenText {
  /** Random id made with the form; a double click or reload sends one message. */
  readonly textId: string
  /** With variables of templates (`TEMPLATE_VARIABLES`). */
  readonly text: string
}

export type TextRefusal = 'empty' | 'long' | 'variables' | 'closed'

/** A message of more parts is a mail. */
export const MOST_PARTS = 6

/**
 * INBOX-8: sends the buyer a text message from the site's own sender. `ok` means that the message and its delivery
 * are stored in one transaction; it then goes the way of every delivery. Stops the response clock (INBOX-3).
 * `closed`: `textsFault` says why none may go out.
 */
export function writeText(
  request: StaffRequest,
  id: string,
  { textId, text }: WrittenText,
  guard?: WriteGuard,
): Promise<Acted<TextRefusal>> {
  const { platform, site, actor } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const action = { id, action: 'lead.reply', guard, clashesWith: ANSWERED } as const
  return actOn<TextRefusal>(request, action, async (conversation, within, now) => {
    if ((await inbox.mails.of(id, within)).some((message) => message.id === textId)) return { nothing: true }
    const lead = (await leads.ofConversation(id, within)).at(-1)
    const sender = site.delivery.textSender
    const { phone } = conversation
    if (!lead || !phone || !sender || (await textsFault(platform, site, conversation, within)) !== null)
      return { refused: 'closed' }
    const values = templateValues(request, { conversation, lead, car: await carOf(request, conversation, within) })
    const filled = fillTemplate(text.trim().replaceAll('\r\n', '\n'), values)
    if (!filled.ok) return { refused: 'variables' }
    if (filled.text === '') return { refused: 'empty' }
    if (textLength(filled.text).parts > MOST_PARTS) return { refused: 'long' }
    const sent = { id: textId, conversationId: id, leadId: lead.id, from: sender.from, to: phone }
    await storeText(request, { ...sent, fromName: actor.name, body: filled.text, at: now }, within)
    return { event: { kind: 'text-out', leadId: lead.id, data: { mailId: textId } } }
  })
}

/** INBOX-8: why this buyer can get no text message now, in words for staff; null: they can. */
export async function textsFault(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  site: Site,
  { phone }: Pick<Conversation, 'phone'>,
  within?: Transaction,
): Promise<string | null> {
  if (phone === null) return 'The buyer gave no phone number.'
  if (isLandline(phone)) return 'The buyer’s number is a landline, which takes no text messages.'
  const fault = textSenderFault(site.delivery.textSender, zonedTime(clock.now(), site.timezone).date)
  if (fault !== null) return fault
  const stoppedAt = await storage.forSite(site).textStops.stoppedAt(phone, within)
  return stoppedAt && `The buyer answered STOP on ${dayInFigures(stoppedAt, site)}. Write a mail or call instead.`
}
