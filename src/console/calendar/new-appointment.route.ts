import { APPOINTMENT_KINDS, type AppointmentKind, kindOfCategory } from '#domain/appointment/appointment.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { inWordsOf } from '#domain/region.ts'
import { may } from '#domain/staff/actor.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import { conversationToMeet, makeAppointment } from '#operations/appointment/make-appointment.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import type { NewAppointmentPage } from './calendar-values.ts'
import { KIND_TEXTS } from './calendar-words.ts'
import { APPOINTMENT_FAULTS, instantFrom, saved } from './made-appointment.ts'
import { timesOf } from './show-free-times.ts'

/** INBOX-9: a new appointment. */
export const routes = {
  'GET /calendar/new': (call) => newPage(call, null),
  'POST /calendar': async (call) => {
    const request = staffRequest(call)
    const of = (name: string) => formText(call.form, name)
    const done = await makeAppointment(request, {
      id: of('id'),
      conversationId: of('conversation'),
      locationId: of('location'),
      kind: kindFrom(of('kind')) ?? 'visit',
      start: instantFrom(of('time')),
    })
    return done.ok ? saved(done, 'made') : newPage(call, APPOINTMENT_FAULTS[done.reason])
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function newPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site } = request
  const of = (name: string) => formText(call.form, name) || (call.query.get(name)?.trim() ?? '')
  const query = (params: Readonly<Record<string, string>>) =>
    readInboxQuery(new URLSearchParams({ view: 'all', ...params }))
  const conversationId = of('conversation')
  const { randomId, clock } = call.platform
  const conversation = conversationId === '' ? null : await conversationToMeet(request, conversationId)
  const words = of('words')
  const found = conversation ? null : await listConversations(request, query({ q: words }), 12)
  const kept = { on: of('on'), location: of('location') }
  return {
    status: fault ? 409 : 200,
    page: typedPage<NewAppointmentPage>({
      kind: 'new-appointment',
      fault,
      back: '/calendar',
      words,
      people: (found?.rows ?? []).map(({ id, name, carTitle, category }) => ({
        href: `/calendar/new?${new URLSearchParams({ ...kept, conversation: id })}`,
        name,
        about: carTitle ?? inWordsOf(site.region, category),
      })),
      none: words === '' ? inWordsOf(site.region, 'Nobody has enquired yet.') : 'No match.',
      toAdd: may(request.actor, site, 'lead.reply') ? newPerson(words) : null,
      chosen: conversation && {
        id: of('id') || randomId(),
        conversationId,
        name: conversation.name,
        about: conversation.carTitle ?? inWordsOf(site.region, conversation.category),
        kind: kindFrom(of('kind')) ?? kindOfCategory(conversation.category),
        kinds: APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind] })),
        times: await timesOf(request, {
          date: kept.on || zonedTime(clock.now(), site.timezone).date,
          location: kept.location || (conversation.locationId ?? ''),
          isChosen: kept.on !== '',
        }),
      },
    }),
  }
}

function kindFrom(text: string): AppointmentKind | null {
  return APPOINTMENT_KINDS.find((kind) => kind === text) ?? null
}

/** The form of a lead by hand, with what was typed in its field. */
function newPerson(words: string): string {
  if (words === '') return '/leads/new'
  const field = words.includes('@') ? 'email' : /^[\d +()-]+$/.test(words) ? 'phone' : 'name'
  return `/leads/new?${new URLSearchParams({ [field]: words })}`
}
