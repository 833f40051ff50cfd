import { BOOK_FORM, type BookFields } from '#domain/appointment/appointment-forms.ts'
import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import { makeAppointment } from '#operations/appointment/make-appointment.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { faultsIn } from '../form/came-forms.ts'
import { faultText } from '../form/fault-text.ts'
import { onceId, SEND_AGAIN } from '../form/once-id.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { APPOINTMENT_FAULTS, saved } from './made-appointment.ts'
import { newPage } from './new-appointment-page.ts'

/** INBOX-9: a new appointment. */
export const routes = {
  'GET /calendar/new': (call) => newPage(call, null),
  'POST /calendar': async (call) => {
    const book = BOOK_FORM.read(call.form)
    const { kind, time } = book.values
    if (kind === undefined || time === undefined) return toMend(call, book)
    const id = onceId(call.form, 'id')
    if (id === null) return newPage(call, SEND_AGAIN, { book })
    const [conversationId, locationId] = [formText(call.form, 'conversation'), formText(call.form, 'location')]
    const appointment = { id, conversationId, locationId, kind, start: new Date(time) }
    const result = await makeAppointment(staffRequest(call), appointment)
    if (result.ok) return saved(result, 'made')
    if (result.reason !== 'taken') return newPage(call, APPOINTMENT_FAULTS[result.reason], { book })
    return toMend(call, withFaults(book, { time: APPOINTMENT_FAULTS.taken }))
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function toMend(call: ConsoleCall, book: FilledForm<BookFields>): Promise<ConsoleAnswer> {
  return newPage(call, faultText(faultsIn({ book }), 'booked'), { book })
}
