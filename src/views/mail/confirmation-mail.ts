import type { LeadPayload } from '#domain/lead/lead.ts'
import { formatPhone } from '#domain/lead/phone.ts'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { preferredTimeText } from '../lead/preferred-time.ts'
import type { MailedLead } from './lead-mail.ts'
import { asMailHtml } from './mail-html.ts'

/** The buyer's mail after a form, as plain text and HTML. */
export interface ConfirmationMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The location's address, so that replies reach the staff who handle the lead. */
  readonly replyTo: string | null
  /** LAW-4: address that ends marketing messages; null if the buyer gets none. */
  readonly unsubscribe: string | null
}

/** Site fields that buyers' mails contain. A `Site` is one. */
export interface ConfirmationSite {
  readonly name: string
  readonly region: RegionCode
  readonly search: Trade
  readonly leads: { readonly successMessage: string }
  readonly locations: readonly {
    readonly id: string
    readonly name: string
    readonly phone: string
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postcode: string
    readonly leadEmail: string | null
  }[]
}

/**
 * The buyer's confirmation: what was sent, what happens next, and who to call. It contains only public data and the
 * buyer's selections, because anyone can enter someone else's address into a form.
 */
export function confirmationMail(lead: MailedLead, site: ConfirmationSite): ConfirmationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? null
  const origin = new URL(payload.url).origin
  const unsubscribe = lead.consent === null ? null : `${origin}${unsubscribePath(lead.id)}`
  const about = payload.vehicle ? `\n${payload.vehicle.title}\n${payload.vehicle.url}\n` : null
  const asked = payload.appointment ? 'Your time is booked' : 'You asked for'
  const wish = payload.preferred_time ? `${asked}: ${preferredTimeText(payload.preferred_time, site.region)}` : null
  const contact = place
    ? [
        place.name,
        `${place.street}, ${place.city} ${place.state} ${place.postcode}`,
        formatPhone(place.phone, site.region),
      ].join('\n')
    : null
  const written = [
    'Hello,',
    `We have received your ${sentText(payload, site.search)}. ${site.leads.successMessage}`,
    about?.trim() ?? null,
    wish,
    contact,
    `Your reference is ${lead.id}. If you did not send this, someone has entered your address by mistake: reply to this email and we will remove it.`,
    unsubscribe && `You agreed: ‘${lead.consent?.wording}’ To stop these messages: ${unsubscribe}`,
    site.name,
  ]
  const blocks = written.filter((block) => block !== null)
  return {
    subject: `${site.name} has received your ${sentText(payload, site.search)}`,
    text: `${blocks.join('\n\n')}\n`,
    html: asMailHtml(blocks, REGIONS[site.region].locale),
    replyTo: place?.leadEmail ?? null,
    unsubscribe,
  }
}

/** What the buyer sent, in the words of the site's trade: 'vehicle enquiry', 'inspection request'. */
function sentText({ category, subcategory }: LeadPayload, trade: Trade): string {
  const sent = category === 'Test Drive' ? 'Test Drive Request' : (subcategory ?? category)
  return inTrade(sent.toLowerCase(), trade)
}
