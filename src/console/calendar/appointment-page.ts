import { MOVE_FORM, type MoveFields } from '#domain/appointment/appointment-forms.ts'
import { clockOf, timeOfDay } from '#domain/date/local-time.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { fieldStates } from '#domain/form/compare-shown.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { inWordsOf } from '#domain/region.ts'
import { seenOf } from '#operations/appointment/change-appointment.ts'
import { showOneAppointment } from '#operations/appointment/show-calendar.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { CameForms } from '../form/came-forms.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { longDayText, mondayOf } from '../time/day-text.ts'
import type { AppointmentPage } from './calendar-values.ts'
import { badgeOf, calendarHref, KIND_TEXTS } from './calendar-words.ts'
import { idOf } from './made-appointment.ts'
import { timesOf } from './show-free-times.ts'

/** INBOX-9: one appointment; `fault`: why what was asked was not done. */
export async function appointmentPage(
  call: ConsoleCall,
  fault: string | null,
  { move }: CameForms<{ move: MoveFields }> = {},
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site } = request
  const { appointment, slot, acts } = await showOneAppointment(request, idOf(call))
  const place = site.locations.find(({ id }) => id === appointment.locationId)
  const clock = clockOf(site, appointment.locationId)
  const { date } = zonedTime(appointment.start, clock.timezone)
  const { phone, state } = appointment
  const isAhead = state === 'booked' && slot.end > call.platform.clock.now()
  const chosen = (name: string) => formText(call.form, name) || call.query.get(name)
  const choice = {
    date: chosen('on') ?? date,
    location: chosen('location') ?? appointment.locationId,
    isChosen: chosen('on') !== null,
  }
  const noticeName = call.query.get('done') ?? ''
  return {
    status: fault ? 409 : 200,
    page: typedPage<AppointmentPage>({
      kind: 'appointment',
      id: appointment.id,
      seen: seenOf(appointment),
      notice: isNotice(noticeName) ? inWordsOf(site.region, NOTICES[noticeName]) : null,
      fault,
      title: KIND_TEXTS[appointment.kind],
      name: appointment.name,
      phone: phone === null ? null : { text: formatPhone(phone, site.region), href: telHref(phone, site.region) },
      car: appointment.carTitle,
      when: `${longDayText(date, site.region)}, ${timeOfDay(slot.start, clock)} – ${timeOfDay(slot.end, clock)}`,
      place: place?.name ?? 'A former location',
      state: isAhead ? { text: 'Booked', tone: 'plain' } : badgeOf(state, site.region),
      back: calendarHref({ week: mondayOf(date), location: null }),
      conversation: appointment.conversationId,
      acts,
      times: await timesOf(request, acts.includes('move') ? choice : null, fieldStates(MOVE_FORM, {}, move).time),
    }),
  }
}

const NOTICES = {
  'made-mailed': 'Booked. A mail with a calendar file is on its way.',
  made: 'Booked. The person has no email address: tell them the time.',
  'moved-mailed': 'Moved. A mail with the new time is on its way.',
  moved: 'Moved. The person has no email address: tell them the new time.',
  'cancelled-mailed': 'Cancelled. A mail is on its way.',
  cancelled: 'Cancelled. The person has no email address: tell them.',
  marked: 'Saved.',
} as const

function isNotice(text: string): text is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, text)
}
