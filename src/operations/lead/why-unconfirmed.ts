import type { SiteRequest } from '../site-request.ts'

/**
 * M12: reason why a buyer gets no confirmation mail, or null if one may be sent. Anyone can enter any address, so mails
 * are limited per address and per site. The lead itself is always stored and delivered.
 */
export async function whyUnconfirmed({ platform, site }: SiteRequest, email: string): Promise<string | null> {
  if (!(await platform.spending.mailTo(email)).ok)
    return 'The address has had the most mails that forms may send to one.'
  const spent = await platform.spending.spend('buyer-mails', site.slug)
  return spent.ok ? null : 'The budget for mails to buyers is used up.'
}
