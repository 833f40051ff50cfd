import { checkedFiles } from '#domain/inbox/checked-files.ts'
import { addNote, CALL_OUTCOMES, logCall } from '#operations/inbox/add-note.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { MOST_PARTS, writeText } from '#operations/inbox/mail/write-text.ts'
import { findByNumber } from '#operations/listing/find-by-number.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formFiles, formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { conversationPage, NOT_FOUND } from './conversation-page.ts'
import { answeredText, guardOf, unlessDone } from './done-meanwhile.ts'
import { back, idOf, refused } from './lead-call.ts'

/** INBOX-7, INBOX-8: what staff say to the buyer, and note of it. */
export const routes = {
  'POST /leads/:id/reply': async (call) => {
    const { platform, form } = call
    const request = staffRequest(call)
    const { site } = request
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
    const done = await unlessDone(writeReply(request, idOf(call), reply, guardOf(call)))
    if ('event' in done) return again(`${await answeredText(call, done.event)} Send your mail anyway?`, true)
    if (done.ok) return back(call, { did: 'reply' })
    return done.reason === 'not-found' ? NOT_FOUND : again(REPLY_FAULTS[done.reason])
  },
  'POST /leads/:id/text': async (call) => {
    const { form } = call
    const request = staffRequest(call)
    const typedText = { textId: formText(form, 'textId'), text: formText(form, 'text') }
    const again = (fault: string, isAnswered = false) => conversationPage(call, { fault, typedText, isAnswered })
    if (!/^[\w-]{8,64}$/.test(typedText.textId)) return again('Send it again.')
    const done = await unlessDone(writeText(request, idOf(call), typedText, guardOf(call)))
    if ('event' in done) return again(`${await answeredText(call, done.event)} Send your text message anyway?`, true)
    if (done.ok) return back(call, { did: 'text' })
    return done.reason === 'not-found' ? NOT_FOUND : again(TEXT_FAULTS[done.reason])
  },
  'POST /leads/:id/note': async (call) => {
    const request = staffRequest(call)
    const done = await addNote(request, idOf(call), formText(call.form, 'text'))
    return done.ok ? back(call, { did: 'note' }) : refused(call, done.reason, 'Write something in the note.')
  },
  'POST /leads/:id/call': async (call) => {
    const request = staffRequest(call)
    const outcome = CALL_OUTCOMES.find((each) => each === formText(call.form, 'outcome')) ?? 'reached'
    const noted = { outcome, text: formText(call.form, 'text') }
    const done = await logCall(request, idOf(call), noted)
    return done.ok ? back(call, { did: 'call' }) : NOT_FOUND
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
