import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/**
 * M12: why a buyer gets no confirmation, for the record; null when one is due. Anybody may type any address into a form, so an
 * address gets few mails, and a site sends a number of them. The lead itself is stored and delivered to the dealer.
 */
export async function whyUnconfirmed(platform: Platform, site: Site, email: string): Promise<string | null> {
  if (!(await platform.spending.mailTo(email)).ok)
    return 'The address has had the most mails that forms may send to one.'
  const spent = await platform.spending.spend('buyer-mails', site.slug)
  return spent.ok ? null : 'The budget for mails to buyers is used up.'
}
