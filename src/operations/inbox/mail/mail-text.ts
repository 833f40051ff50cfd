import type { SiteRequest } from '../../site-request.ts'

/** What a mail of a conversation says; empty if there is no such mail. */
export async function mailText(
  { platform, site }: SiteRequest,
  conversationId: string,
  mailId: unknown,
): Promise<string> {
  const mails = await platform.storage.forSite(site).inbox.mails.of(conversationId)
  return mails.find(({ id }) => id === mailId)?.body.trim() ?? ''
}
