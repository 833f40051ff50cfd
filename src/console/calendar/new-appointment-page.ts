import { APPOINTMENT_KINDS, kindOfCategory } from '#domain/appointment/appointment.ts'
import { BOOK_FORM, type BookFields } from '#domain/appointment/appointment-forms.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { fieldStates } from '#domain/form/compare-shown.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { inWordsOf } from '#domain/region.ts'
import { may } from '#domain/staff/actor.ts'
import { conversationToMeet } from '#operations/appointment/make-appointment.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { CameForms } from '../form/came-forms.ts'
import { onceId } from '../form/once-id.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import type { NewAppointmentPage } from './calendar-values.ts'
import { KIND_TEXTS } from './calendar-words.ts'
import { timesOf } from './show-free-times.ts'

/** INBOX-9: asks who the appointment is for, then when. */
export async function newPage(
  call: ConsoleCall,
  fault: string | null,
  { book }: CameForms<{ book: BookFields }> = {},
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site } = request
  const of = (name: string) => formText(call.form, name) || (call.query.get(name)?.trim() ?? '')
  const query = (params: Readonly<Record<string, string>>) =>
    readInboxQuery(new URLSearchParams({ view: 'all', ...params }))
  const conversationId = of('conversation')
  const { randomId, clock } = call.platform
  const conversation = conversationId === '' ? null : await conversationToMeet(request, conversationId)
  const words = of('words')
  const conversations = conversation ? null : await listConversations(request, query({ q: words }), 12)
  const usual = { kind: kindOfCategory(conversation?.category ?? '') }
  const { kind, time } = fieldStates(BOOK_FORM, usual, book)
  const kept = { on: of('on'), location: of('location') }
  return {
    status: fault ? 409 : 200,
    page: typedPage<NewAppointmentPage>({
      kind: 'new-appointment',
      fault,
      back: '/calendar',
      words,
      people: (conversations?.rows ?? []).map(({ id, name, carTitle, category }) => ({
        href: `/calendar/new?${new URLSearchParams({ ...kept, conversation: id })}`,
        name,
        about: carTitle ?? inWordsOf(site.region, category),
      })),
      none: words === '' ? inWordsOf(site.region, 'Nobody has enquired yet.') : 'No match.',
      toAdd: may(request.actor, site, 'lead.reply') ? newPerson(words) : null,
      chosen: conversation && {
        id: onceId(call.form, 'id') ?? randomId(),
        conversationId,
        name: conversation.name,
        about: conversation.carTitle ?? inWordsOf(site.region, conversation.category),
        kind,
        kinds: APPOINTMENT_KINDS.map((each) => ({ value: each, label: KIND_TEXTS[each] })),
        times: await timesOf(
          request,
          {
            date: kept.on || zonedTime(clock.now(), site.timezone).date,
            location: kept.location || (conversation.locationId ?? ''),
            isChosen: kept.on !== '',
          },
          time,
        ),
      },
    }),
  }
}

/** The form of a lead by hand, with what was typed in its field. */
function newPerson(words: string): string {
  if (words === '') return '/leads/new'
  const field = words.includes('@') ? 'email' : /^[\d +()-]+$/.test(words) ? 'phone' : 'name'
  return `/leads/new?${new URLSearchParams({ [field]: words })}`
}
