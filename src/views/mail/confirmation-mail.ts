import type { LeadPayload } from '#domain/lead/lead.ts'
import { formatPhone } from '#domain/lead/phone.ts'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { preferredTimeText } from '../lead/preferred-time.ts'
import type { MailedLead } from './lead-mail.ts'
import { asMailHtml } from './mail-html.ts'

/** What a buyer reads after a form: the same in plain text and in HTML. */
export interface ConfirmationMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The location's own address: the buyer's answer goes to those who work on the lead. */
  readonly replyTo: string | null
  /** LAW-4: how marketing messages are ended; null for a buyer who wants none. */
  readonly unsubscribe: string | null
}

/** The part of a site that its buyers' mails name; a `Site` is one. */
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
 * The buyer's confirmation: what was sent, what follows, and whom to call. It says nothing that the buyer did not send or
 * the dealer does not show to everyone, for anyone can type anyone's address into a form.
 */
export function confirmationMail(lead: MailedLead, site: ConfirmationSite): ConfirmationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? null
  const origin = new URL(payload.url).origin
  const unsubscribe = lead.consent === null ? null : `${origin}${unsubscribePath(lead.id)}`
  const about = payload.vehicle ? `\n${payload.vehicle.title}\n${payload.vehicle.url}\n` : null
  const asked = payload.appointment ? 'Your time is booked' : 'You asked for'
  const wish = payload.preferred_time ? `${asked}: ${preferredTimeText(payload.preferred_time, site.region)}` : null
  const whom = place
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
    whom,
    `Your reference is ${lead.id}. If you did not send this, somebody has mistaken your address for theirs: answer this mail and we will remove it.`,
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

/** 'vehicle enquiry', 'inspection request': what the buyer sent, in the words of the site's trade. */
function sentText({ category, subcategory }: LeadPayload, trade: Trade): string {
  const sent = category === 'Test Drive' ? 'Test Drive Request' : (subcategory ?? category)
  return inTrade(sent.toLowerCase(), trade)
}
