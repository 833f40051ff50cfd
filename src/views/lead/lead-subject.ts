import { type ClockSite, clockOf, shortTime } from '#domain/date/local-time.ts'
import { inWordsOf } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import type { ReadableLead } from './lead-rows.ts'

export interface MailedLead extends ReadableLead {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/**
 * The lead in one line, in the words of the site's trade: 'Test Drive booked: 2021 Toyota HiLux SR5 (stock U123), Sat, 28
 * Nov, 10:30 am, Jo Nguyen'.
 */
export function subjectOf({ payload }: MailedLead, site: ClockSite & { readonly search: Trade }): string {
  const stock = payload.stock_number ? ` (stock ${payload.stock_number})` : ''
  // The number in '3. Offer Accepted' is for systems, not for people.
  const said = (payload.subcategory ?? payload.category).replace(/^\d+\. /, '')
  const what = inWordsOf(site.region, inTrade(said, site.search))
  const facts = [
    payload.vehicle && payload.vehicle.title + stock,
    payload.appointment && shortTime(new Date(payload.appointment.start), clockOf(site, payload.location)),
    `${payload.name} ${payload.last_name}`.trim(),
  ]
  return `${what}${payload.appointment ? ' booked' : ''}: ${facts.filter(Boolean).join(', ')}`
}
