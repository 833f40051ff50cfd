import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { clockOf, longTime, shortTime } from '#domain/date/local-time.ts'
import { leadReference, referenceOfLead } from '#domain/lead/lead-reference.ts'
import { formatMoney } from '#domain/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { MailedLead } from '../lead/lead-subject.ts'
import { escaped, type MailSite } from './lead-mail.ts'

/** What a buyer has changed by the link that they have. */
export type BuyerChange =
  | {
      readonly kind: 'visit'
      readonly act: 'moved' | 'cancelled'
      readonly what: AppointmentKind
      readonly start: Date
      readonly locationId: string
      readonly changes: number
    }
  | { readonly kind: 'reservation'; readonly amount: number; readonly isRefunded: boolean }

/** The dealer's mail about a change, as plain text and HTML. */
export interface ChangeMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: string | null
}

/** FORM-17, RESERVE-6: what the dealer reads when a buyer moves or cancels a visit, or cancels a reservation. */
export function changeMail(lead: MailedLead, change: BuyerChange, site: MailSite): ChangeMail {
  const { payload } = lead
  const subject = changeText(lead, change, site)
  const contact = [
    payload.phone && `Call ${formatPhone(payload.phone, site.region)}`,
    payload.email && 'reply to this email',
  ]
  const parts = [
    `${subject}.`,
    ...said(lead, change, site),
    `${contact.filter(Boolean).join(' or ') || 'Look up the lead'} to reach ${payload.name}.`,
    `Reference ${referenceOfLead(lead)}, through the website of ${site.name}.`,
  ]
  const html = parts.map((part) => `<p>${escaped(part)}</p>`).join('\n')
  return {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>\n<body style="font:15px/1.5 -apple-system,Segoe UI,Arial,sans-serif;color:#0f172a;max-width:640px;margin:0 auto;padding:16px">\n${html}\n</body></html>\n`,
    replyTo: payload.email || null,
  }
}

/** 'Test drive moved: 2021 Toyota HiLux SR5 (stock U123), now Sat, 28 Nov, 10:30 am, Jo Nguyen' */
export function changeText({ payload }: MailedLead, change: BuyerChange, site: MailSite): string {
  const stock = payload.stock_number ? ` (stock ${payload.stock_number})` : ''
  const car = payload.vehicle && payload.vehicle.title + stock
  const name = `${payload.name} ${payload.last_name}`.trim()
  if (change.kind === 'reservation') return `Reservation cancelled: ${[car, name].filter(Boolean).join(', ')}`
  const { act, what, start, locationId } = change
  const time = shortTime(start, clockOf(site, locationId))
  const facts = [car, act === 'moved' ? `now ${time}` : time, name]
  return `${appointmentName(what, 'title')} ${act}: ${facts.filter(Boolean).join(', ')}`
}

/** Identifies the message among those of its lead, for repeats. */
export function changeMark(lead: MailedLead, change: BuyerChange): string {
  return `Ref ${leadReference(lead.payload.reservation?.id ?? lead.id)}-${change.kind === 'visit' ? change.changes + 1 : 'C'}`
}

function said(lead: MailedLead, change: BuyerChange, site: MailSite): readonly string[] {
  const { name } = lead.payload
  if (change.kind === 'reservation') {
    const money = formatMoney(change.amount)
    return [
      `${name} cancelled on the website. The vehicle is for sale again. Their deposit of ${money} ${change.isRefunded ? 'went back to their card' : 'is on its way back to their card'}; there is nothing you need to do.`,
    ]
  }
  const place = site.locations.find(({ id }) => id === change.locationId)?.name ?? site.name
  const when = longTime(change.start, clockOf(site, change.locationId))
  return change.act === 'moved'
    ? [`${name} now comes on ${when} to ${place}. The old time can be booked again.`]
    : [`${name} won’t come on ${when} to ${place}. The time can be booked again.`]
}
