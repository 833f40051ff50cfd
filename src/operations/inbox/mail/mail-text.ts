import { withoutBuyerLinks } from '#domain/hidden-links.ts'
import type { SiteRequest } from '../../site-request.ts'

/** What a mail of a conversation says, as staff read it; empty if there is no such mail. */
export async function mailText(
  { platform, site }: SiteRequest,
  conversationId: string,
  mailId: unknown,
): Promise<string> {
  const mails = await platform.storage.forSite(site).inbox.mails.of(conversationId)
  return withoutBuyerLinks(mails.find(({ id }) => id === mailId)?.body.trim() ?? '')
}
