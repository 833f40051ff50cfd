import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { reservationPath, visitPath } from '#domain/paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { linkMail } from '#views/mail/link-mail.ts'
import { buyerToken } from './buyer-link.ts'
import { mailBuyer } from './inbox/mail/mail-buyer.ts'
import type { SiteRequest } from './site-request.ts'
import { waitOf } from './spending/limiter.ts'

/** Links that a buyer can ask for again. */
export type RenewedLink = keyof typeof PATHS

const PATHS = { reservation: reservationPath, visit: visitPath, unsubscribe: unsubscribePath }

/** Of one thing, so that nobody fills a buyer's inbox. */
const RENEWALS = { name: 'renewed-links', most: 2, seconds: 24 * 60 * 60 } as const

/**
 * H4-4: mails the buyer a new link in place of an old one, to the address that they gave. A stranger who
 * asks learns nothing: not whether there is such a thing, nor whether a mail leaves.
 */
export async function renewLink(request: SiteRequest, link: RenewedLink, token: string): Promise<void> {
  const { platform, site } = request
  const id = token.split('.')[0] ?? ''
  const { inbox, leads, transaction } = platform.storage.forSite(site)
  const leadId = await leadOf(request, link, id)
  const lead = leadId === null ? null : await leads.find(leadId)
  const conversationId = lead === null ? null : await leads.conversationOf(lead.id)
  if (lead === null || conversationId === null) return
  if (waitOf(await platform.limiter.count([{ ...RENEWALS, of: `${site.slug} ${link} ${id}` }])) !== null) return
  await transaction(async (within) => {
    const conversation = await inbox.conversations.lock(conversationId, within)
    if (conversation !== null) await mailBuyer(request, { lead, conversation }, mailOf(request, lead, link, id), within)
  })
  platform.log.info('a new link mailed', { site: site.slug, lead: lead.id, link })
}

async function leadOf({ platform, site }: SiteRequest, link: RenewedLink, id: string): Promise<string | null> {
  const { appointments, reservations } = platform.storage.forSite(site)
  if (link === 'reservation') return (await reservations.find(id))?.leadId ?? null
  return link === 'visit' ? ((await appointments.find(id))?.leadId ?? null) : id
}

function mailOf({ platform, site }: SiteRequest, lead: StoredLead, link: RenewedLink, id: string) {
  const { origin } = new URL(lead.payload.url)
  const href = origin + PATHS[link](buyerToken(platform, site, link, id))
  const place = site.locations.find((each) => each.id === lead.payload.location) ?? site.locations[0]
  return {
    id: `link-${platform.randomId()}`,
    ...inWordsOfSite(site, () => linkMail(lead.payload, href)),
    signature: place ? `${place.name}\n${formatPhone(place.phone, site.region)}` : site.name,
    fromName: site.name,
    by: null,
  }
}
