import { timingSafeEqual } from 'node:crypto'
import { fileKind } from '#domain/inbox/file-kind.ts'
import type { InboundFile, InboundMail } from '#domain/inbox/inbound-mail.ts'
import { type MailFile, UNKNOWN_TYPE } from '#domain/inbox/mail-file.ts'
import { readConversationAddress, siteOfAddress } from '#domain/inbox/mail-thread.ts'
import { isReadingError } from '#gateways/reading/reading-error.ts'
import type { Site } from '#site/site.ts'
import { notifyOfLead } from '../../notify/notify-of-lead.ts'
import type { Platform } from '../../platform.ts'
import type { SiteRequest } from '../../site-request.ts'
import { requestOn } from '../../site-request.ts'
import { alertIfLost } from '../alert-if-lost.ts'
import { dropMailFiles, type NewMailFile, storeMailFiles } from './mail-files.ts'
import { recordBounce } from './record-bounce.ts'
import { reportUnread } from './report-unread.ts'

/** `unknown`: for no conversation of ours; the service need not send it again. */
export type ReceivedMail = 'stored' | 'known' | 'unknown' | 'malformed'

/** Whether the password is the one of the mail service; callers must ask before they read its mail. */
export function isMailService({ replies }: Platform, secret: string): boolean {
  return replies?.secret ? isSame(secret, replies.secret) : false
}

/**
 * INBOX-7: a buyer's mail, from the mail service's webhook: its JSON as it was posted. H4-1: one that goes over a bound is
 * set aside, and the service must not send it again.
 */
export async function receiveMail(platform: Platform, posted: Uint8Array): Promise<ReceivedMail | 'set-aside'> {
  return alertIfLost(platform, 'mail', async () => {
    try {
      const mail = await platform.mailReader.read('posted', posted)
      return mail === null ? 'malformed' : await storeReceivedMail(platform, mail)
    } catch (error) {
      // A fault of our own may be mended before the service gives up.
      if (!isReadingError(error) || error.unread === 'fault') throw error
      await reportUnread(platform, error, { bytes: posted.byteLength })
      return 'set-aside'
    }
  })
}

/**
 * INBOX-7: a buyer's mail joins the conversation whose own address it was sent to, and shows as text; its HTML is not
 * stored. Its files are stored first; those above the limit are named only. The same mail twice is stored once. An
 * automatic answer is marked as one.
 */
export async function storeReceivedMail(platform: Platform, mail: InboundMail): Promise<ReceivedMail> {
  const conversation = await conversationOf(platform, mail)
  if (conversation === null) return 'unknown'
  const { site, token } = conversation
  const { inbox } = platform.storage.forSite(site)
  if (await inbox.mails.hasMessage(mail.messageId)) return 'known'
  const files = await storeMailFiles(requestOn(platform, site), mail.files.map(newFile))
  const named = mail.leftOut.map((file) => ({ ...file, id: null, contentType: UNKNOWN_TYPE }))
  const received = await addMail(requestOn(platform, site), token, { ...mail, stored: [...files, ...named] })
  if (received !== 'stored')
    await dropMailFiles(
      requestOn(platform, site),
      files.map(({ id }) => id),
    )
  return received
}

/**
 * The conversation that a mail is for: by its own address, or, where the address lost its token, by the mail of ours that
 * it answers (K-14). The sender must be that mail's buyer.
 */
async function conversationOf(
  { replies, siteBySlug, storage }: Platform,
  { recipients, answers, fromAddress }: InboundMail,
): Promise<{ readonly site: Site; readonly token: string } | null> {
  if (replies === null) return null
  const address = readConversationAddress(recipients, replies.domain)
  const site = siteBySlug(address?.siteSlug ?? siteOfAddress(recipients, replies.domain) ?? '')
  if (!site) return null
  const { conversations, mails } = storage.forSite(site).inbox
  if (address && (await conversations.findByToken(address.token)) !== null) return { site, token: address.token }
  const id = answers && (await mails.conversationOf(answers.replace(/@[^@]*$/, '')))
  const conversation = id ? await conversations.find(id) : null
  return conversation?.email === fromAddress ? { site, token: conversation.token } : null
}

/** Its type is what its bytes are: what the mail says may be anything. */
function newFile({ name, content, isInline }: InboundFile): NewMailFile {
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(Buffer.from(content.base64, 'base64'))
  return { name, bytes, isInline, contentType: fileKind(name, bytes).type ?? UNKNOWN_TYPE }
}

async function addMail(
  request: SiteRequest,
  token: string,
  mail: InboundMail & { readonly stored: readonly MailFile[] },
): Promise<ReceivedMail> {
  const { platform, site } = request
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const match = await inbox.conversations.findByToken(token, within)
    const conversation = match && (await inbox.conversations.lock(match.id, within))
    if (!conversation) return 'unknown'
    const now = platform.clock.now()
    const mailId = await inbox.mails.add(
      conversation.id,
      {
        id: platform.randomId(),
        direction: 'in',
        messageId: mail.messageId,
        earlier: [],
        fromName: mail.fromName,
        fromAddress: mail.fromAddress,
        toAddress: mail.recipients[0] ?? '',
        subject: mail.subject,
        body: mail.text,
        html: null,
        deliveryId: null,
        files: mail.stored,
        at: now,
      },
      within,
    )
    if (mailId === null) return 'known'
    const isAutomatic = mail.isAutomatic || isOwnAddress(request, mail.fromAddress)
    const data = { mailId, subject: mail.subject, automatic: isAutomatic }
    await inbox.events.add(conversation.id, [{ kind: 'mail-in', at: now, by: null, data }], within)
    await inbox.conversations.touch(conversation.id, 'mail-in', now, within)
    if (mail.bounce) await recordBounce(request, { conversationId: conversation.id, bounce: mail.bounce }, within)
    if (!isAutomatic) {
      const news = { event: 'buyer-replied', key: `reply ${mailId}` } as const
      await notifyOfLead(request, conversation, news, within)
    }
    return 'stored'
  })
}

/** K-6: a mail from our own addresses is an echo of ours, and no buyer's. */
function isOwnAddress({ platform: { replies }, site: { delivery } }: SiteRequest, address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const ours = [delivery.fromAddress, replies?.mailFrom].map((each) => each?.toLowerCase())
  return domain === replies?.domain || ours.includes(address)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
