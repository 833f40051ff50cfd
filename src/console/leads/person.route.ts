import { counted } from '#domain/counted.ts'
import { inWordsOf } from '#domain/region.ts'
import { hasFreshFactor } from '#domain/staff/authorise.ts'
import { eraseConversationPerson, exportPerson, personToErase } from '#operations/person/person-of-conversation.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { askFirst } from '../held/ask-first.ts'
import { staffRequest } from '../on-site.ts'
import { codeAddress } from '../return-path.ts'
import { conversationPage } from './conversation-page.ts'
import { idOf } from './lead-call.ts'

/** INBOX-12: what is known of a lead's person: as a file, and erased. */
export const routes = {
  'GET /leads/:id/person.json': async (call) => {
    const request = staffRequest(call)
    const { actor } = request
    if (!hasFreshFactor(actor, call.platform.clock.now()))
      return { to: codeAddress(`/leads/${encodeURIComponent(idOf(call))}?did=export`) }
    const person = await exportPerson(request, idOf(call))
    return { json: JSON.stringify(person, null, 2), name: `person-${idOf(call).slice(0, 8)}.json` }
  },
  'POST /leads/:id/erase': async (call) => {
    const request = staffRequest(call)
    const id = idOf(call)
    const { name, enquiries, appointments } = await personToErase(request, id)
    const said = (text: string) => inWordsOf(request.site.region, text)
    const counts = [counted(enquiries, said('enquiry'), said('enquiries')), counted(appointments, 'appointment')]
    const question = askFirst(call, `/leads/${id}/erase`, {
      title: `Erase ${name}?`,
      sentences: [
        `${counts.join(' and ')} of ${name} go for good, with everything else that the site stores about this person. Counts remain.`,
        'This cannot be undone.',
      ],
      button: `Erase ${name}`,
      back: `/leads/${id}`,
    })
    if (question) return question
    const isErased = await eraseConversationPerson(request, id)
    const fault = 'A deposit of this person is still held. Release or complete the reservation first.'
    return isErased ? { to: '/leads?erased' } : conversationPage(call, { fault })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
