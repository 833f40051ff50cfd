import {
  type ChangedAppointment,
  cancelAppointment,
  markAppointment,
  moveAppointment,
} from '#operations/appointment/change-appointment.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { appointmentPage } from './appointment-page.ts'
import { APPOINTMENT_FAULTS, idOf, instantFrom, type News, saved } from './made-appointment.ts'

/** INBOX-9: one appointment with what staff do with it. */
export const routes = {
  'GET /calendar/:id': (call) => appointmentPage(call, null),
  'POST /calendar/:id/move': async (call) => {
    const request = staffRequest(call)
    const to = {
      locationId: formText(call.form, 'location'),
      start: instantFrom(formText(call.form, 'time')),
      seen: seenIn(call),
    }
    return changed(call, await moveAppointment(request, idOf(call), to), 'moved')
  },
  'POST /calendar/:id/cancel': async (call) => {
    const request = staffRequest(call)
    return changed(call, await cancelAppointment(request, idOf(call), seenIn(call)), 'cancelled')
  },
  'POST /calendar/:id/mark': async (call) => {
    const request = staffRequest(call)
    const act = formText(call.form, 'do') === 'came' ? 'came' : 'missed'
    return changed(call, await markAppointment(request, idOf(call), act, seenIn(call)), 'marked')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function changed(call: ConsoleCall, done: ChangedAppointment, news: News): Promise<ConsoleAnswer> {
  if (done.ok) return saved(done, news)
  const isLate = done.reason === 'not-now'
  return appointmentPage(
    call,
    isLate ? await changedBy(call, 'appointment', idOf(call)) : APPOINTMENT_FAULTS[done.reason],
  )
}

function seenIn({ form }: ConsoleCall): string | undefined {
  return formText(form, 'seen') || undefined
}
