import { checkedFiles } from '#domain/inbox/checked-files.ts'
import { NEXT_STEP_FORM } from '#domain/inbox/next-step-form.ts'
import { inboxAddress, readInboxQuery } from '#domain/inbox/saved-view.ts'
import { STAGES, type Stage } from '#domain/inbox/stage.ts'
import { may } from '#domain/staff/actor.ts'
import { hasFreshFactor } from '#domain/staff/authorise.ts'
import { addNote, CALL_OUTCOMES, logCall } from '#operations/inbox/add-note.ts'
import { assign } from '#operations/inbox/assign.ts'
import { showMailFile } from '#operations/inbox/mail/show-mail-file.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { eraseConversationPerson, exportPerson, personToErase } from '#operations/inbox/person-of-conversation.ts'
import { retryDelivery } from '#operations/inbox/retry-delivery.ts'
import { planNextStep } from '#operations/inbox/set-next-action.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import { showPhoto } from '#operations/inbox/show-photo.ts'
import { MOST_PARTS, writeText } from '#operations/inbox/write-text.ts'
import { findByNumber } from '#operations/listing/find-by-number.ts'
import { markAllRead } from '#operations/notify/show-notifications.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { faultText } from '../form/fault-text.ts'
import { formFiles, formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { conversationPage, NOT_FOUND } from '../leads/conversation-page.ts'
import { answeredText, guardOf, meanwhileText, unlessDone } from '../leads/done-meanwhile.ts'
import { onSite } from '../on-site.ts'
import { codeAddress } from '../return-path.ts'
import { withDone } from './leads.ts'

/** One conversation, beside the list (INBOX-6), and everything that staff do with it. */
export const CONVERSATION = {
  'GET /leads/:id': async (call) => {
    const { site, actor } = onSite(call)
    const answer = await conversationPage(call, {})
    if (may(actor, site, 'notification.own'))
      await markAllRead(call.platform, site, actor, { conversationId: idOf(call) })
    return answer
  },
  'GET /leads/:id/photos/:lead/:number': async (call) => {
    const { site, actor } = onSite(call)
    const { id = '', lead = '', number = '' } = call.params
    const photo = await showPhoto(call.platform, site, actor, {
      conversationId: id,
      leadId: lead,
      number: Number(number),
    })
    return photo === null ? NOT_FOUND : { photo }
  },
  'GET /leads/:id/files/:file': async (call) => {
    const { site, actor } = onSite(call)
    const asked = { conversationId: idOf(call), fileId: call.params['file'] ?? '' }
    const file = await showMailFile(call.platform, site, actor, asked)
    return file === null ? NOT_FOUND : { download: file.bytes, name: file.name, type: file.contentType }
  },
  'POST /leads/:id/reply': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    const typed = {
      mailId: formText(form, 'mailId'),
      subject: formText(form, 'subject'),
      text: formText(form, 'text'),
      stockNumber: formText(form, 'stock'),
      carIds: form.getAll('car').map(String),
    }
    const again = (fault: string, isAnswered = false) => conversationPage(call, { fault, typed, isAnswered })
    if (!/^[\w-]{8,64}$/.test(typed.mailId)) return again('Send it again.')
    const asked = typed.stockNumber
    const other = asked === '' ? null : await findByNumber({ platform, site, now: platform.clock.now() }, asked)
    if (asked !== '' && other === null) return again(`No car for sale has the stock number or plate ‘${asked}’.`)
    const read = checkedFiles(await formFiles(form, 'file'))
    if (!read.ok) return again(`${read.fault} Nothing was sent. Your text is still here; choose the files again.`)
    const carIds = [...new Set([...typed.carIds, ...(other ? [other.id] : [])])]
    const reply = { ...typed, carIds, files: read.files }
    const done = await unlessDone(writeReply(platform, site, actor, idOf(call), reply, guardOf(call)))
    if ('event' in done) return again(`${await answeredText(call, done.event)} Send your mail anyway?`, true)
    if (done.ok) return back(call, { did: 'reply' })
    return done.reason === 'not-found' ? NOT_FOUND : again(REPLY_FAULTS[done.reason])
  },
  'POST /leads/:id/text': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    const typedText = { textId: formText(form, 'textId'), text: formText(form, 'text') }
    const again = (fault: string, isAnswered = false) => conversationPage(call, { fault, typedText, isAnswered })
    if (!/^[\w-]{8,64}$/.test(typedText.textId)) return again('Send it again.')
    const done = await unlessDone(writeText(platform, site, actor, idOf(call), typedText, guardOf(call)))
    if ('event' in done) return again(`${await answeredText(call, done.event)} Send your text message anyway?`, true)
    if (done.ok) return back(call, { did: 'text' })
    return done.reason === 'not-found' ? NOT_FOUND : again(TEXT_FAULTS[done.reason])
  },
  'POST /leads/:id/note': async (call) => {
    const { site, actor } = onSite(call)
    const done = await addNote(call.platform, site, actor, idOf(call), formText(call.form, 'text'))
    return done.ok ? back(call, { did: 'note' }) : refused(call, done.reason, 'Write something in the note.')
  },
  'POST /leads/:id/call': async (call) => {
    const { site, actor } = onSite(call)
    const outcome = CALL_OUTCOMES.find((each) => each === formText(call.form, 'outcome')) ?? 'reached'
    const noted = { outcome, text: formText(call.form, 'text') }
    const done = await logCall(call.platform, site, actor, idOf(call), noted)
    return done.ok ? back(call, { did: 'call' }) : NOT_FOUND
  },
  'POST /leads/:id/next': async (call) => {
    const { site, actor } = onSite(call)
    const filled = NEXT_STEP_FORM.read(call.form)
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return conversationPage(call, { fault: faultText(faults), next: { filled, clashes: [] } })
    const done = await planNextStep(call.platform, site, actor, idOf(call), filled)
    if (done.ok) return back(call, { did: 'next' })
    if (done.reason === 'not-found') return NOT_FOUND
    return conversationPage(call, {
      fault: 'The next step changed meanwhile.',
      next: { filled, clashes: done.clashes },
    })
  },
  'POST /leads/:id/stage': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    const stage = stageOf(formText(form, 'stage'))
    if (stage === null) return refused(call, 'same', 'Choose a stage.')
    const before = await platform.storage.forSite(site).inbox.conversations.find(idOf(call))
    const reason = formText(form, 'other') || formText(form, 'reason') || null
    const done = await unlessDone(setStage(platform, site, actor, idOf(call), { stage, reason }, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The stage'))
    if (!done.ok) return refused(call, done.reason, STAGE_FAULTS[done.reason])
    return back(call, { did: 'stage', to: stage, ...(before ? { was: before.stage } : {}) })
  },
  'POST /leads/:id/assign': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    const before = await platform.storage.forSite(site).inbox.conversations.find(idOf(call))
    const person = formText(form, 'person') || null
    const done = await unlessDone(assign(platform, site, actor, idOf(call), person, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The owner'))
    if (!done.ok) return refused(call, done.reason, 'This person may not answer the lead.')
    return back(call, { did: 'assign', was: before?.assignee ?? '' })
  },
  'POST /leads/:id/retry': async (call) => {
    const { site, actor } = onSite(call)
    const done = await retryDelivery(call.platform, site, actor, idOf(call), formText(call.form, 'delivery'))
    return done.ok ? back(call, { did: 'retry' }) : refused(call, done.reason, 'It has arrived already.')
  },
  'GET /leads/:id/person.json': async (call) => {
    const { site, actor } = onSite(call)
    if (!hasFreshFactor(actor, call.platform.clock.now()))
      return { to: codeAddress(`/leads/${encodeURIComponent(idOf(call))}?did=export`) }
    const found = await exportPerson(call.platform, site, actor, idOf(call))
    return { json: JSON.stringify(found, null, 2), name: `person-${idOf(call).slice(0, 8)}.json` }
  },
  'POST /leads/:id/erase': async (call) => {
    const { site, actor } = onSite(call)
    const id = idOf(call)
    const { name, enquiries, appointments } = await personToErase(call.platform, site, actor, id)
    const counts = [counted(enquiries, 'enquiry', 'enquiries'), counted(appointments, 'appointment', 'appointments')]
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
    const done = await eraseConversationPerson(call.platform, site, actor, id)
    const fault = 'A deposit of this person is still held. Release or complete the reservation first.'
    return done ? { to: '/leads?erased' } : conversationPage(call, { fault })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const REPLY_FAULTS = {
  empty: 'Write something to the buyer first.',
  'no-address': 'The buyer left no mail address. Call instead.',
  variables: 'A variable in braces has no value here. Replace it with words.',
  'no-such-car': 'One of the cars is not in the stock any more.',
} as const

const TEXT_FAULTS = {
  empty: 'Write something to the buyer first.',
  long: `That is more than ${MOST_PARTS} messages. Write a mail instead.`,
  variables: 'A variable in braces has no value here. Replace it with words.',
  closed: 'No text message may go to this buyer. The form says why.',
} as const

const STAGE_FAULTS = {
  same: 'It is in this stage already.',
  'never-new-again': 'A lead that was answered is not new again.',
  'reason-missing': 'Say why: choose a reason or write one.',
  'not-found': '',
} as const

function idOf({ params }: ConsoleCall): string {
  return params.id ?? ''
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

function stageOf(text: string): Stage | null {
  return STAGES.find((stage) => stage === text) ?? null
}

/** Back to the conversation, in the same place of the list. */
function back(call: ConsoleCall, done: Readonly<Record<string, string>>): ConsoleAnswer {
  const place = inboxAddress(readInboxQuery(new URLSearchParams(formText(call.form, 'place'))))
  return { to: `/leads/${idOf(call)}${withDone(place === '' ? '' : `?${place}`, done)}` }
}

async function refused(call: ConsoleCall, reason: string, fault: string): Promise<ConsoleAnswer> {
  return reason === 'not-found' ? NOT_FOUND : { ...(await conversationPage(call, { fault })), keepsWords: true }
}
