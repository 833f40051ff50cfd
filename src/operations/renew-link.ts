import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { reservationPath, valuationPath, visitPath } from '#domain/paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { linkMail } from '#views/mail/link-mail.ts'
import { renewAlertLink } from './alert/renew-alert-link.ts'
import { buyerToken } from './buyer-link.ts'
import { linkMailId } from './inbox/mail/link-mail-id.ts'
import { mailBuyer } from './inbox/mail/mail-buyer.ts'
import type { SiteRequest } from './site-request.ts'
import { waitOf } from './spending/limiter.ts'

/** Links that a buyer can ask for again. */
export type RenewedLink = LeadLink | keyof typeof ALERT_MAILS

/** Links about a lead, whose mails are in its conversation. */
type LeadLink = keyof typeof PATHS

const PATHS = {
  reservation: reservationPath,
  visit: visitPath,
  valuation: valuationPath,
  unsubscribe: unsubscribePath,
}

const ALERT_MAILS = { 'alert confirm': 'confirm', 'alert end': 'link' } as const

/** Of one thing, so that nobody fills a buyer's inbox. */
const RENEWALS = { name: 'renewed-links', most: 2, seconds: 24 * 60 * 60 } as const

/**
 * H4-4: mails the buyer a new link in place of an old one, to the address that they gave. A stranger who
 * asks learns nothing: not whether there is such a thing, nor whether a mail leaves.
 */
export async function renewLink(request: SiteRequest, link: RenewedLink, token: string): Promise<void> {
  const id = token.split('.')[0] ?? ''
  const isMailed =
    link === 'alert confirm' || link === 'alert end'
      ? (await isAllowed(request, link, id)) && (await renewAlertLink(request, ALERT_MAILS[link], id))
      : await renewLeadLink(request, link, id)
  if (isMailed) request.platform.log.info('a new link mailed', { site: request.site.slug, link, of: id })
}

async function isAllowed({ platform, site }: SiteRequest, link: RenewedLink, id: string): Promise<boolean> {
  return waitOf(await platform.limiter.count([{ ...RENEWALS, of: `${site.slug} ${link} ${id}` }])) === null
}

async function renewLeadLink(request: SiteRequest, link: LeadLink, id: string): Promise<boolean> {
  const { inbox, leads, transaction } = request.platform.storage.forSite(request.site)
  const leadId = await leadOf(request, link, id)
  const lead = leadId === null ? null : await leads.find(leadId)
  const conversationId = lead === null ? null : await leads.conversationOf(lead.id)
  if (lead === null || conversationId === null || !(await isAllowed(request, link, id))) return false
  return transaction(async (within) => {
    const conversation = await inbox.conversations.lock(conversationId, within)
    if (conversation === null) return false
    return mailBuyer(request, { lead, conversation }, mailOf(request, lead, link, id), within)
  })
}

async function leadOf({ platform, site, now }: SiteRequest, link: LeadLink, id: string): Promise<string | null> {
  const { appointments, reservations, valuations } = platform.storage.forSite(site)
  if (link === 'reservation') return (await reservations.find(id))?.leadId ?? null
  if (link === 'valuation') return (await valuations.find(id, now))?.leadId ?? null
  return link === 'visit' ? ((await appointments.find(id))?.leadId ?? null) : id
}

function mailOf({ platform, site }: SiteRequest, lead: StoredLead, link: LeadLink, id: string) {
  const { origin } = new URL(lead.payload.url)
  const href = origin + PATHS[link](buyerToken(platform, site, link, id))
  const place = site.locations.find((each) => each.id === lead.payload.location) ?? site.locations[0]
  return {
    id: linkMailId(platform.randomId()),
    ...inWordsOfSite(site, () => linkMail(lead.payload, href)),
    signature: place ? `${place.name}\n${formatPhone(place.phone, site.region)}` : site.name,
    fromName: site.name,
    by: null,
  }
}
