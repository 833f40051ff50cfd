import { APPOINTMENT_KINDS, type AppointmentKind, kindOfCategory } from '#domain/appointment/appointment.ts'
import { dateAfter } from '#domain/date-after.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { formatPhone, telHref } from '#domain/lead/phone.ts'
import { clockOf, timeOfDay } from '#domain/local-time.ts'
import { type Actor, isInScope } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import { zonedInstant } from '#domain/zoned-instant.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import {
  type ChangedAppointment,
  cancelAppointment,
  markAppointment,
  moveAppointment,
  seenOf,
} from '#operations/appointment/change-appointment.ts'
import { makeAppointment } from '#operations/appointment/make-appointment.ts'
import { showOneAppointment } from '#operations/appointment/show-calendar.ts'
import { staffTimes } from '#operations/appointment/staff-times.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import type { FreeTimes } from '../pages/calendar-page.ts'
import { dateOf, longDayText, mondayOf } from '../time/day-text.ts'
import { badgeOf, calendarHref, KIND_TEXTS, locationOf } from './calendar.ts'

/** INBOX-9: one appointment with what staff do with it, and a new one. */
export const APPOINTMENT = {
  'GET /calendar/new': (call) => newPage(call, null),
  'POST /calendar': async (call) => {
    const { site, actor } = onSite(call)
    const of = (name: string) => formText(call.form, name)
    const done = await makeAppointment(call.platform, site, actor, {
      id: of('id'),
      conversationId: of('conversation'),
      locationId: of('location'),
      kind: kindFrom(of('kind')) ?? 'visit',
      start: instantFrom(of('time')),
    })
    return done.ok ? saved(done, 'made') : newPage(call, FAULTS[done.reason])
  },
  'GET /calendar/:id': (call) => appointmentPage(call, null),
  'POST /calendar/:id/move': async (call) => {
    const { site, actor } = onSite(call)
    const to = {
      locationId: formText(call.form, 'location'),
      start: instantFrom(formText(call.form, 'time')),
      seen: seenIn(call),
    }
    return changed(call, await moveAppointment(call.platform, site, actor, idOf(call), to), 'moved')
  },
  'POST /calendar/:id/cancel': async (call) => {
    const { site, actor } = onSite(call)
    return changed(call, await cancelAppointment(call.platform, site, actor, idOf(call), seenIn(call)), 'cancelled')
  },
  'POST /calendar/:id/mark': async (call) => {
    const { site, actor } = onSite(call)
    const act = formText(call.form, 'do') === 'came' ? 'came' : 'missed'
    return changed(call, await markAppointment(call.platform, site, actor, idOf(call), act, seenIn(call)), 'marked')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  taken: 'That time is not free any more. Choose another one.',
  'not-now': 'Another person changed this appointment a moment ago. This is how it is now.',
  'not-placed': 'This booking reaches the inbox within a minute. Try again then.',
} as const

const NOTICES = {
  'made-mailed': 'Booked. A mail with a calendar file is on its way.',
  made: 'Booked. The person has no email address: tell them the time.',
  'moved-mailed': 'Moved. A mail with the new time is on its way.',
  moved: 'Moved. The person has no email address: tell them the new time.',
  'cancelled-mailed': 'Cancelled. A mail is on its way.',
  cancelled: 'Cancelled. The person has no email address: tell them.',
  marked: 'Saved.',
} as const

type News = 'made' | 'moved' | 'cancelled' | 'marked'

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

function saved({ appointment, mailed }: Extract<ChangedAppointment, { ok: true }>, news: News): ConsoleAnswer {
  return { to: `/calendar/${appointment.id}?done=${news}${mailed ? '-mailed' : ''}` }
}

async function changed(call: ConsoleCall, done: ChangedAppointment, news: News): Promise<ConsoleAnswer> {
  if (done.ok) return saved(done, news)
  const isLate = done.reason === 'not-now'
  return appointmentPage(call, isLate ? await changedBy(call, 'appointment', idOf(call)) : FAULTS[done.reason])
}

function seenIn({ form }: ConsoleCall): string | undefined {
  return formText(form, 'seen') || undefined
}

async function appointmentPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { appointment, slot, acts } = await showOneAppointment(call.platform, site, actor, idOf(call))
  const place = site.locations.find(({ id }) => id === appointment.locationId)
  const clock = clockOf(site, appointment.locationId)
  const { date } = zonedTime(appointment.start, clock.timezone)
  const { phone, state } = appointment
  const isAhead = state === 'booked' && slot.end > call.platform.clock.now()
  const wanted = {
    date: call.query.get('on') ?? date,
    location: call.query.get('location') ?? appointment.locationId,
    isChosen: call.query.has('on'),
  }
  const done = call.query.get('done') ?? ''
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'appointment',
      id: appointment.id,
      seen: seenOf(appointment),
      notice: isNotice(done) ? NOTICES[done] : null,
      fault,
      title: KIND_TEXTS[appointment.kind],
      name: appointment.name,
      phone: phone === null ? null : { text: formatPhone(phone, site.region), href: telHref(phone, site.region) },
      car: appointment.carTitle,
      when: `${longDayText(date, site.region)}, ${timeOfDay(slot.start, clock)} – ${timeOfDay(slot.end, clock)}`,
      place: place?.name ?? 'A former location',
      state: isAhead ? { text: 'Booked', tone: 'plain' } : badgeOf(state),
      back: calendarHref({ week: mondayOf(date), location: null }),
      conversation: appointment.conversationId,
      acts,
      times: await timesOf(call, site, actor, acts.includes('move') ? wanted : null),
    },
  }
}

async function newPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const of = (name: string) => formText(call.form, name) || (call.query.get(name)?.trim() ?? '')
  const query = (params: Readonly<Record<string, string>>) =>
    readInboxQuery(new URLSearchParams({ view: 'all', ...params }))
  const conversationId = of('conversation')
  const { storage, randomId, clock } = call.platform
  const conversation =
    conversationId === '' ? null : await storage.forSite(site).inbox.conversations.find(conversationId)
  const place = conversation && { category: conversation.category, dealership: conversation.dealershipSlug }
  if (conversationId !== '' && (place === null || !isInScope(actor.scope, place)))
    throw new Refusal('absent', 'appointment.manage')
  const words = of('words')
  const found = conversation ? null : await listConversations(call.platform, site, actor, query({ q: words }), 12)
  const kept = { on: of('on'), location: of('location') }
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'new-appointment',
      fault,
      back: '/calendar',
      words,
      people: (found?.rows ?? []).map(({ id, name, carTitle, category }) => ({
        href: `/calendar/new?${new URLSearchParams({ ...kept, conversation: id })}`,
        name,
        about: carTitle ?? category,
      })),
      chosen: conversation && {
        id: of('id') || randomId(),
        conversationId,
        name: conversation.name,
        about: conversation.carTitle ?? conversation.category,
        kind: kindFrom(of('kind')) ?? kindOfCategory(conversation.category),
        kinds: APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind] })),
        times: await timesOf(call, site, actor, {
          date: kept.on || zonedTime(clock.now(), site.timezone).date,
          location: kept.location || (conversation.locationId ?? ''),
          isChosen: kept.on !== '',
        }),
      },
    },
  }
}

/** Free times of the wanted day; without a wish (nothing can be moved) none. */
async function timesOf(
  { platform }: ConsoleCall,
  site: Site,
  actor: Actor,
  wanted: { readonly date: string; readonly location: string; readonly isChosen: boolean } | null,
): Promise<FreeTimes> {
  const places = site.locations.filter(({ id }) => isInScope(actor.scope, { location: id }))
  const location = locationOf(wanted?.location ?? '', places)
  const clock = clockOf(site, location)
  const today = zonedTime(platform.clock.now(), clock.timezone).date
  const first = dateOf(wanted?.date ?? null) ?? today
  const freeOn = async (date: string) => {
    const slots = location === '' ? [] : await staffTimes(platform, site, actor, { locationId: location, date })
    return slots.filter(({ available }) => available)
  }
  let [date, free] = [first, wanted === null ? [] : await freeOn(first)]
  // Nobody has chosen this day: show the next one with a free time.
  for (let later = 1; wanted && !wanted.isChosen && free.length === 0 && later <= DAYS_AHEAD; later += 1) {
    date = dateAfter(first < today ? today : first, later)
    free = await freeOn(date)
  }
  return {
    locations: places.map(({ id, name }) => ({ value: id, label: name })),
    location,
    date,
    day: longDayText(date, site.region),
    times: free.map(({ start }) => ({
      value: zonedInstant(start, clock.timezone),
      label: timeOfDay(start, clock),
    })),
  }
}

const DAYS_AHEAD = 10

function kindFrom(text: string): AppointmentKind | null {
  return APPOINTMENT_KINDS.find((kind) => kind === text) ?? null
}

/** An instant with an offset; text that is none is a time that is never free. */
function instantFrom(text: string): Date {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text) ? new Date(text) : new Date(0)
  return Number.isNaN(at.getTime()) ? new Date(0) : at
}

function isNotice(text: string): text is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, text)
}
