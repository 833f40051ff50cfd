import { buyerActs } from '#domain/appointment/appointment.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { weekendFirst } from '#domain/appointment/weekend-first.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { dateAfter } from '#domain/date/date-after.ts'
import { clockOf, dayTime, longDay, longTime, timeOfDay } from '#domain/date/local-time.ts'
import { instantOfLocal, zonedInstant } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { vehiclePath, visitCalendarPath, visitPath } from '#domain/paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { hoursText } from '#domain/reservation/hours-text.ts'
import type { Location } from '#site/site.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import { successPlace } from '#views/lead-page/success-place.ts'
import {
  type VisitChange,
  type VisitState,
  type VisitView,
  visitFaults,
  visitWords,
} from '#views/lead-page/visit-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/visit.ts'
import { idOfBuyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'
import { cancelAppointment, moveAppointment } from './change-appointment.ts'
import { timesOf } from './staff-times.ts'

/** What the buyer looks at. `day`: the date whose times are shown; null: the first with a free one. */
export interface VisitAsked {
  readonly day: string | null
  readonly done: 'moved' | null
  readonly fault: keyof ReturnType<typeof visitFaults> | null
}

const NOTHING_ASKED: VisitAsked = { day: null, done: null, fault: null }

/** FORM-17: the buyer's page of a visit, by its signed link. Changes nothing. Null if the link is not ours. */
export async function showVisit(
  request: SiteRequest,
  token: string,
  asked: VisitAsked = NOTHING_ASKED,
): Promise<VisitView | null> {
  const { platform, site, now } = request
  const id = idOfBuyerToken(platform, site, 'visit', token)
  const storage = platform.storage.forSite(site)
  const visit = id === null ? null : await storage.appointments.find(id)
  const location = site.locations.find((each) => each.id === visit?.locationId)
  if (visit === null || !location) return null
  const car = visit.carId === null ? null : await storage.cars.findById(visit.carId)
  const state = stateOf(visit, now, site.appointments.changeHours)
  const place = successPlace(site, { category: 'Test Drive', locationId: location.id, car }, now, true)
  const clock = clockOf(site, location.id)
  const word = appointmentName(visit.kind)
  const facts = {
    word,
    day: dayTime(visit.start, clock),
    hours: hoursText(site.appointments.changeHours),
    phone: place?.phone?.text ?? formatPhone(location.phone, site.region),
    place: location.name,
  }
  return {
    ...visitWords(state, facts, asked.done),
    state,
    when: longTime(visit.start, clock),
    car: car && {
      title: carTitle(car),
      subtitle: carSubtitle(car),
      href: vehiclePath(car.slug),
      picture: cardPicture(car),
    },
    place,
    calendarHref: state === 'cancelled' || state === 'over' ? null : visitCalendarPath(token),
    change:
      state === 'booked'
        ? await changeOf(request, visit, location, { token, word, day: asked.day, phone: facts.phone })
        : null,
    fault: asked.fault && visitFaults()[asked.fault],
    reference: leadReference(visit.leadId),
  }
}

export type VisitActed =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: keyof ReturnType<typeof visitFaults> }

/** FORM-17: moves the visit of a link to a free time at its location. Null if the link is not ours. */
export async function moveVisit(request: SiteRequest, token: string, start: string): Promise<VisitActed | null> {
  const { platform, site } = request
  const id = idOfBuyerToken(platform, site, 'visit', token)
  const visit = id === null ? null : await platform.storage.forSite(site).appointments.find(id)
  if (visit === null) return null
  const to = { locationId: visit.locationId, start: new Date(start) }
  if (Number.isNaN(to.start.getTime())) return { ok: false, fault: 'no-time' }
  const moved = await moveAppointment({ ...request, actor: null }, visit.id, to)
  return moved.ok ? { ok: true } : { ok: false, fault: moved.reason }
}

/** FORM-17: cancels the visit of a link; pressing twice cancels once. Null if the link is not ours. */
export async function cancelVisit(request: SiteRequest, token: string): Promise<VisitActed | null> {
  const { platform, site } = request
  const id = idOfBuyerToken(platform, site, 'visit', token)
  const visit = id === null ? null : await platform.storage.forSite(site).appointments.find(id)
  if (visit === null) return null
  if (visit.state === 'cancelled') return { ok: true }
  const cancelled = await cancelAppointment({ ...request, actor: null }, visit.id)
  return cancelled.ok ? { ok: true } : { ok: false, fault: cancelled.reason }
}

function stateOf(visit: CalendarAppointment, now: Date, changeHours: number): VisitState {
  if (visit.state === 'cancelled') return 'cancelled'
  if (visit.state !== 'booked' || visit.start <= now) return 'over'
  return buyerActs(visit, now, changeHours).length > 0 ? 'booked' : 'late'
}

/** The free times of the days that can be booked; the visit's own time is not one of them. */
async function changeOf(
  { platform, site, now }: SiteRequest,
  visit: CalendarAppointment,
  location: Location,
  {
    token,
    word,
    day,
    phone,
  }: { readonly token: string; readonly word: string; readonly day: string | null; readonly phone: string },
): Promise<VisitChange> {
  const { daysAhead, leadHours, changeHours } = site.appointments
  const clock = clockOf(site, location.id)
  const until = dayTime(new Date(visit.start.getTime() - changeHours * 3_600_000), clock)
  if (!buyerActs(visit, now, changeHours).includes('move'))
    return { word, until, noMore: say(words.movedOften, { phone }), days: [], times: [] }
  const today = zonedTime(now, clock.timezone).date
  const range = [dateAfter(today, -1), dateAfter(today, daysAhead + 1)].map((date) =>
    instantOfLocal(date, 0, clock.timezone),
  )
  const { appointments } = platform.storage.forSite(site)
  const booked = [...(await appointments.starts(location.id, range[0] ?? now, range[1] ?? now))]
  const ownIndex = booked.findIndex((start) => start.getTime() === visit.start.getTime())
  if (ownIndex >= 0) booked.splice(ownIndex, 1)
  const dates = Array.from({ length: daysAhead + 1 }, (_, index) => dateAfter(today, index))
  const free = dates
    .map((date) => ({
      date,
      starts: timesOf(site, location, { date, booked, now, notice: leadHours })
        .filter(({ start, available }) => available && start.getTime() !== visit.start.getTime())
        .map(({ start }) => start),
    }))
    .filter(({ starts }) => starts.length > 0)
  const chosen = free.find(({ date }) => date === day) ?? free[0]
  const byDate = new Map(free.map((each) => [each.date, each.starts]))
  const counts = new Map(free.map(({ date, starts }) => [date, starts.length]))
  return {
    word,
    until,
    noMore: null,
    days: weekendFirst(dates, counts).flatMap((date) => {
      const starts = byDate.get(date) ?? []
      return starts.slice(0, 1).map((first) => ({
        href: `${visitPath(token)}?day=${date}#times`,
        label: longDay(first, clock),
        free: starts.length,
        isChosen: date === chosen?.date,
      }))
    }),
    times: (chosen?.starts ?? []).map((start) => ({
      value: zonedInstant(start, clock.timezone),
      label: timeOfDay(start, clock),
    })),
  }
}
