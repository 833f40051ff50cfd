import { withoutBuyerLinks } from '#domain/hidden-links.ts'
import { saidInMail } from '#domain/inbox/stored-text.ts'
import type { SiteRequest } from '../../site-request.ts'

/** What the writer of a mail of a conversation says, without what it quotes, as staff read it; empty if there is no such mail. */
export async function mailText(
  { platform, site }: SiteRequest,
  conversationId: string,
  mailId: unknown,
): Promise<string> {
  const mails = await platform.storage.forSite(site).inbox.mails.of(conversationId)
  const mail = mails.find(({ id }) => id === mailId)
  return mail === undefined ? '' : withoutBuyerLinks(saidInMail(mail).trim())
}
