import { withFaults } from '#domain/form/define-form.ts'
import { checkedFiles } from '#domain/inbox/checked-files.ts'
import {
  ANSWER_FAULTS,
  CALL_FORM,
  EMPTY_NOTE,
  NOTE_FORM,
  REPLY_FORM,
  TEXT_FORM,
} from '#domain/inbox/form/answer-forms.ts'
import { addNote, logCall } from '#operations/inbox/add-note.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { MOST_PARTS, writeText } from '#operations/inbox/mail/write-text.ts'
import { findByNumber } from '#operations/listing/find-by-number.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { faultsIn } from '../form/came-forms.ts'
import { onceId, SEND_AGAIN } from '../form/once-id.ts'
import { formFiles } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { conversationPage, NOT_FOUND } from './conversation-page.ts'
import { answeredText, guardOf, unlessDone } from './done-meanwhile.ts'
import { back, idOf, refused, toMend } from './lead-call.ts'

/** INBOX-7, INBOX-8: what staff say to the buyer, and note of it. */
export const routes = {
  'POST /leads/:id/reply': async (call) => {
    const { form } = call
    const request = staffRequest(call)
    const read = REPLY_FORM.read(form)
    const { subject = '', text = '', car = [], stock = '' } = read.values
    const other = await findByNumber(request, stock)
    const files = checkedFiles(await formFiles(form, 'file'))
    const reply = withFaults(read, {
      ...(stock !== '' && !other && { stock: `No car for sale has the stock number or plate ‘${stock}’.` }),
      ...(!files.ok && { file: `${files.fault} Nothing was sent: choose the files again.` }),
    })
    if (!files.ok || faultsIn({ reply }) > 0) return toMend(call, { reply }, 'sent')
    const mailId = onceId(form, 'mailId')
    if (mailId === null) return refused(call, 'id', SEND_AGAIN, { reply })
    const carIds = [...new Set([...car, ...(other ? [other.id] : [])])]
    const mail = { mailId, subject, text, carIds, files: files.files }
    const result = await unlessDone(writeReply(request, idOf(call), mail, guardOf(call)))
    if ('event' in result) {
      const fault = `${await answeredText(call, result.event)} Send your mail anyway?`
      return conversationPage(call, { fault, came: { reply }, isAnswered: true })
    }
    if (result.ok) return back(call, { did: 'reply' })
    if (result.reason === 'not-found') return NOT_FOUND
    if (result.reason === 'no-address') return refused(call, result.reason, NO_ADDRESS, { reply })
    return toMend(call, { reply: withFaults(reply, REPLY_FAULTS[result.reason]) }, 'sent')
  },
  'POST /leads/:id/text': async (call) => {
    const text = TEXT_FORM.read(call.form)
    if (faultsIn({ text }) > 0) return toMend(call, { text }, 'sent')
    const textId = onceId(call.form, 'textId')
    if (textId === null) return refused(call, 'id', SEND_AGAIN, { text })
    const message = { textId, text: text.values.text ?? '' }
    const result = await unlessDone(writeText(staffRequest(call), idOf(call), message, guardOf(call)))
    if ('event' in result) {
      const fault = `${await answeredText(call, result.event)} Send your text message anyway?`
      return conversationPage(call, { fault, came: { text }, isAnswered: true })
    }
    if (result.ok) return back(call, { did: 'text' })
    if (result.reason === 'not-found') return NOT_FOUND
    if (result.reason === 'closed') return refused(call, result.reason, CLOSED, { text })
    return toMend(call, { text: withFaults(text, { text: TEXT_FAULTS[result.reason] }) }, 'sent')
  },
  'POST /leads/:id/note': async (call) => {
    const note = NOTE_FORM.read(call.form)
    if (faultsIn({ note }) > 0) return toMend(call, { note })
    const result = await addNote(staffRequest(call), idOf(call), note.values.text ?? '')
    if (result.ok) return back(call, { did: 'note' })
    return result.reason === 'not-found' ? NOT_FOUND : toMend(call, { note: withFaults(note, { text: EMPTY_NOTE }) })
  },
  'POST /leads/:id/call': async (call) => {
    const noted = CALL_FORM.read(call.form)
    if (faultsIn({ call: noted }) > 0) return toMend(call, { call: noted })
    const { outcome = 'reached', text = '' } = noted.values
    const result = await logCall(staffRequest(call), idOf(call), { outcome, text })
    return result.ok ? back(call, { did: 'call' }) : NOT_FOUND
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NO_ADDRESS = 'The buyer left no mail address. Call instead.'
const CLOSED = 'No text message may go to this buyer. The form says why.'

/** What the stock and the conversation say of a mail, at the field that mends it. */
const REPLY_FAULTS = {
  empty: { text: ANSWER_FAULTS.empty },
  variables: { text: ANSWER_FAULTS.variables },
  'subject-variables': { subject: ANSWER_FAULTS.variables },
  'no-such-car': { car: ANSWER_FAULTS['no-such-car'] },
} as const

const TEXT_FAULTS = {
  ...ANSWER_FAULTS,
  long: `That is more than ${MOST_PARTS} messages. Write a mail instead.`,
} as const
