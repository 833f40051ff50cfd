import { formatPhone } from '#domain/lead/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { type MailedLead, subjectOf } from '../mail/lead-mail.ts'

/**
 * FIELD-1: the text message to the dealer: who wants what, and how to reach them. At most LONGEST_SMS characters; a long
 * name or vehicle gives way, never the number. It ends with the lead's own mark, by which a repeat is known.
 */
export function leadSms(lead: MailedLead, site: { readonly region: RegionCode; readonly search: Trade }): string {
  const end = `. Call ${formatPhone(lead.payload.phone, site.region)}. ${leadMark(lead)}`
  const subject = subjectOf(lead, site.search)
  const room = LONGEST_SMS - end.length
  const characters = [...subject]
  return (characters.length <= room ? subject : `${characters.slice(0, room - 1).join('')}…`) + end
}

/** A lead's mark in a text message: short, and its own; another once its offer is accepted, which is told anew (TRADE-1). */
export function leadMark({ id, payload }: Pick<MailedLead, 'id' | 'payload'>): string {
  return `Ref ${id.replaceAll('-', '').slice(0, 8).toUpperCase()}${payload.offer_accepted ? '-A' : ''}`
}

/** Two parts of a text message with letters that need 16 bits, as names do. */
export const LONGEST_SMS = 134
