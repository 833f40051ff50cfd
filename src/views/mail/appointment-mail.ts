import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { type CalendarOrganizer, calendarFile } from '#domain/appointment/calendar-file.ts'
import { formatPhone } from '#domain/lead/phone.ts'
import { longTime } from '#domain/local-time.ts'
import { addressText, type Place } from '#domain/location/location.ts'
import { inRegion, type RegionCode } from '#domain/region.ts'
import { isDriven, type Trade } from '#domain/trade.ts'
import { BRING_LICENCE } from '../lead-page/next-steps.ts'

export type AppointmentNews = 'made' | 'moved' | 'cancelled'

/** INBOX-9: an appointment as its mail and calendar file name it. */
export interface MailedAppointment {
  /** Stable, so that a calendar replaces the event when it moves. */
  readonly uid: string
  readonly kind: AppointmentKind
  readonly firstName: string
  readonly carTitle: string | null
  readonly start: Date
  readonly end: Date
  readonly changes: number
  readonly at: Date
  /** Address of the buyer's page of the visit (FORM-17). */
  readonly link: string
  /** Whether the buyer made the change, by that link. */
  readonly isByBuyer: boolean
  readonly organizer: CalendarOrganizer
}

export interface AppointmentSite {
  readonly region: RegionCode
  readonly search: Trade
}

type AppointmentPlace = Place

/** INBOX-9, FORM-17: what the buyer reads about an appointment that was made, moved or cancelled, with its calendar file. */
export function appointmentMail(
  news: AppointmentNews,
  appointment: MailedAppointment,
  place: AppointmentPlace,
  site: AppointmentSite,
): { readonly subject: string; readonly text: string; readonly calendar: string } {
  const { kind, carTitle, firstName } = appointment
  const title = appointmentName(kind, site.search, 'title') + (carTitle ? `: ${carTitle}` : ` at ${place.name}`)
  const when = longTime(appointment.start, { region: site.region, timezone: place.timezone })
  const what = `${appointmentName(kind, site.search)}${carTitle ? ` (${carTitle})` : ''}`
  const phone = formatPhone(place.phone, site.region)
  const drives = kind === 'drive' && isDriven(site.search)
  const said = {
    made: [`Your ${what} is booked for ${when}.`, 'The attached file adds it to your calendar.'],
    moved: [`Your ${what} has a new time: ${when}.`, 'The attached file moves it in your calendar.'],
    cancelled: [
      `Your ${what} on ${when} is cancelled.`,
      appointment.isByBuyer
        ? `Want another time? Book one on our website, or call ${phone}.`
        : `Would another time suit you? Reply to this email or call ${phone}.`,
    ],
  }[news]
  const comes = [
    `${place.name}\n${addressText(place)}`,
    ...(drives ? [inRegion(BRING_LICENCE, site.region)] : []),
    `Need another time? Move or cancel it here: ${appointment.link}`,
    `Questions? Reply to this email or call ${phone}.`,
  ]
  return {
    subject: `${SUBJECTS[news]}: ${title}`,
    text: [`Hi ${firstName},`, ...said, ...(news === 'cancelled' ? [] : comes)].join('\n\n'),
    calendar: calendarFile({
      uid: appointment.uid,
      start: appointment.start,
      end: appointment.end,
      made: appointment.at,
      title,
      place: `${place.name}, ${addressText(place)}`,
      text: news === 'cancelled' ? `Questions: ${phone}.` : `Move or cancel: ${appointment.link} Questions: ${phone}.`,
      organizer: appointment.organizer,
      changes: appointment.changes,
      isCancelled: news === 'cancelled',
    }),
  }
}

const SUBJECTS: Readonly<Record<AppointmentNews, string>> = {
  made: 'Booked',
  moved: 'New time',
  cancelled: 'Cancelled',
}
