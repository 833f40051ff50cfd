import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { type CalendarOrganizer, calendarFile } from '#domain/appointment/calendar-file.ts'
import { longTime, shortTime } from '#domain/date/local-time.ts'
import { addressText, type Place } from '#domain/location/location.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inRegion, type RegionCode } from '#domain/region.ts'
import { isDriven, type Trade } from '#domain/trade.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { bringLicence } from '../lead-page/next-steps.ts'

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
  const name = appointmentName(kind, 'title')
  const atPlace = say(words.atName, { name: place.name })
  const title = name + (carTitle ? `: ${carTitle}` : ` ${atPlace}`)
  const clock = { region: site.region, timezone: place.timezone }
  const when = longTime(appointment.start, clock)
  const what = `${appointmentName(kind)}${carTitle ? ` (${carTitle})` : ''}`
  const phone = formatPhone(place.phone, site.region)
  const drives = kind === 'drive' && isDriven(site.search)
  const said = {
    made: [say(words.whatBookedWhen, { what, when }), say(words.attachedFileAddsCalendar)],
    moved: [say(words.whatNewTimeWhen, { what, when }), say(words.attachedFileMovesCalendar)],
    cancelled: [
      say(words.whatWhenCancelled, { what, when }),
      appointment.isByBuyer ? say(words.wantAnotherTimeBook, { phone }) : say(words.wouldAnotherTimeSuit, { phone }),
    ],
  }[news]
  const comes = [
    `${place.name}\n${addressText(place)}`,
    ...(drives ? [inRegion(bringLicence(), site.region)] : []),
    say(words.needAnotherTimeMove, { link: appointment.link }),
    say(words.questionsReplyEmailCall, { phone }),
  ]
  return {
    subject: say(SUBJECTS[news], { what: name, when: shortTime(appointment.start, clock), about: carTitle ?? atPlace }),
    text: [say(words.hiFirstName, { firstName }), ...said, ...(news === 'cancelled' ? [] : comes)].join('\n\n'),
    calendar: calendarFile({
      uid: appointment.uid,
      start: appointment.start,
      end: appointment.end,
      made: appointment.at,
      title,
      place: `${place.name}, ${addressText(place)}`,
      text:
        news === 'cancelled'
          ? say(words.questionsPhone, { phone })
          : say(words.moveCancelLinkQuestions, { link: appointment.link, phone }),
      organizer: appointment.organizer,
      changes: appointment.changes,
      isCancelled: news === 'cancelled',
    }),
  }
}

const SUBJECTS = {
  made: words.bookedSubject,
  moved: words.movedSubject,
  cancelled: words.cancelledSubject,
} as const satisfies Readonly<Record<AppointmentNews, string>>
