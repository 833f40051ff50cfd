import { type ClockSite, clockOf, longTime } from '#domain/date/local-time.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { type LeadRow, type LeadRows, leadRows } from '../lead/lead-rows.ts'
import { type MailedLead, subjectOf } from '../lead/lead-subject.ts'

/** The mail to the location about a lead, as plain text and HTML. */
export interface LeadMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The visitor's address, so that replies go to them; null if they gave none. */
  readonly replyTo: string | null
}

/**
 * FORM-13: the mail to the location about a lead, with all its fields. `undelivered` are addresses that could not be
 * reached: the mail then goes to someone who must forward it, and says so first.
 */
export function leadMail(lead: MailedLead, site: MailSite, undelivered: readonly string[] = []): LeadMail {
  const place = site.locations.find(({ id }) => id === lead.payload.location)?.name ?? null
  const rows = leadRows(lead, site, place)
  const notice =
    undelivered.length > 0 ? `This lead could not be delivered to ${undelivered.join(', ')}. Please pass it on.` : null
  const about = subjectOf(lead, site)
  const subject = notice ? `Not delivered: ${about}` : about
  const foot = `Reference ${referenceOfLead(lead)} (lead ${lead.id}), sent on ${longTime(new Date(lead.createdAt), clockOf(site, lead.payload.location))} through the website of ${site.name}. ${answerText(lead.payload, site.region)}`
  return {
    subject,
    text: asText(subject, notice, rows, { message: lead.payload.message, foot }),
    html: asHtml(
      subject,
      notice,
      { ...rows, heading: inTrade('Vehicle', site.search) },
      { message: lead.payload.message, foot },
    ),
    replyTo: lead.payload.email || null,
  }
}

/** B11: how to answer, because a form may leave out the email address. */
function answerText({ name, email, phone }: LeadPayload, region: RegionCode): string {
  return email === '' ? `Call ${name} on ${formatPhone(phone, region)}.` : `Reply to this email to contact ${name}.`
}

/** Site fields that the mail contains. A `Site` is one. */
export interface MailSite extends ClockSite {
  readonly name: string
  readonly search: Trade
  readonly locations: readonly { readonly id: string; readonly name: string; readonly timezone: string }[]
}

function asText(
  subject: string,
  notice: string | null,
  rows: LeadRows,
  { message, foot }: { readonly message: string | null; readonly foot: string },
): string {
  const blocks = [
    notice,
    subject,
    lines(rows.visitor),
    message && `Message:\n${message}`,
    lines(rows.vehicle),
    lines(rows.visit),
    foot,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function lines(rows: readonly LeadRow[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

function asHtml(
  subject: string,
  notice: string | null,
  rows: LeadRows & { readonly heading: string },
  { message, foot }: { readonly message: string | null; readonly foot: string },
): string {
  const quoted = message
    ? `<h2 style="${HEADING}">Message</h2><p style="white-space:pre-line;border-left:3px solid #cbd5e1;padding-left:12px">${escaped(message)}</p>`
    : ''
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font:15px/1.5 -apple-system,Segoe UI,Arial,sans-serif;color:#0f172a;max-width:640px;margin:0 auto;padding:16px">
<h1 style="font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${notice ? `<p><strong>${escaped(notice)}</strong></p>` : ''}${table(rows.visitor)}${quoted}${rows.vehicle.length > 0 ? `<h2 style="${HEADING}">${escaped(rows.heading)}</h2>${table(rows.vehicle)}` : ''}
<h2 style="${HEADING}">Visit</h2>${table(rows.visit)}
<p style="color:#64748b;font-size:13px">${escaped(foot)}</p>
</body></html>
`
}

const HEADING = 'font-size:16px;margin:24px 0 8px'
const CELL = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left'
// Only these contain the platform's own addresses. Text from visitors never becomes a link.
const LINKED_LABELS: readonly string[] = ['Link', 'Sent from']

function table(rows: readonly LeadRow[]): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th style="${CELL};font-weight:600;white-space:nowrap">${escaped(label)}</th><td style="${CELL}">${valueHtml(label, value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse">${cells.join('')}</table>`
}

function valueHtml(label: string, value: string): string {
  const text = escaped(value)
  return LINKED_LABELS.includes(label) ? `<a href="${text}">${text}</a>` : text
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
