import type { ClockSite } from '#domain/date/local-time.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { type MailedLead, subjectOf } from './lead-subject.ts'

/**
 * FIELD-1: the text message to the dealer: who wants what, and the number to call. At most LONGEST_SMS characters; a
 * long name or vehicle is shortened, never the number. It ends with the lead's reference, which identifies repeats.
 */
export function leadSms(lead: MailedLead, site: ClockSite & { readonly search: Trade }): string {
  return shortened(lead, subjectOf(lead, site), leadMark(lead), site.region)
}

/** A text message to the dealer: what happened, the number to call, and the mark that identifies repeats. */
export function shortened({ payload }: MailedLead, subject: string, mark: string, region: RegionCode): string {
  const { phone, email } = payload
  const end = `. ${phone === '' ? `Email ${email}` : `Call ${formatPhone(phone, region)}`}. ${mark}`
  const room = LONGEST_SMS - end.length
  const characters = [...subject]
  return (characters.length <= room ? subject : `${characters.slice(0, room - 1).join('')}…`) + end
}

/**
 * A lead's reference in a text message: short and unique. It changes when the offer is accepted, because the dealer
 * then gets a second message (TRADE-1).
 */
export function leadMark(lead: Pick<MailedLead, 'id' | 'payload'>): string {
  return `Ref ${referenceOfLead(lead)}${lead.payload.offer_accepted ? '-A' : ''}`
}

/** Length of two message segments in UCS-2, which names with accents need. */
export const LONGEST_SMS = 134
