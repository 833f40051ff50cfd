import { MARK_FORM, MOVE_FORM, type MoveFields } from '#domain/appointment/appointment-forms.ts'
import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import {
  type ChangedAppointment,
  cancelAppointment,
  markAppointment,
  moveAppointment,
} from '#operations/appointment/change-appointment.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import type { CameForms } from '../form/came-forms.ts'
import { changedBy } from '../form/changed-by.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { appointmentPage } from './appointment-page.ts'
import { APPOINTMENT_FAULTS, idOf, type News, saved } from './made-appointment.ts'

/** INBOX-9: shows an appointment, and changes it. */
export const routes = {
  'GET /calendar/:id': (call) => appointmentPage(call, null),
  'POST /calendar/:id/move': async (call) => {
    const move = MOVE_FORM.read(call.form)
    const { time } = move.values
    if (time === undefined) return toMove(call, move)
    const to = { locationId: formText(call.form, 'location'), start: new Date(time), seen: seenIn(call) }
    const result = await moveAppointment(staffRequest(call), idOf(call), to)
    if (!result.ok && result.reason === 'taken')
      return toMove(call, withFaults(move, { time: APPOINTMENT_FAULTS.taken }))
    return changed(call, result, 'moved', { move })
  },
  'POST /calendar/:id/cancel': async (call) => {
    const request = staffRequest(call)
    return changed(call, await cancelAppointment(request, idOf(call), seenIn(call)), 'cancelled')
  },
  'POST /calendar/:id/mark': async (call) => {
    const mark = MARK_FORM.read(call.form)
    const act = mark.values.do
    // Its controls are buttons, so the sentence is at the top.
    if (act === undefined) return appointmentPage(call, mark.faults.do ?? null)
    return changed(call, await markAppointment(staffRequest(call), idOf(call), act, seenIn(call)), 'marked')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** STAFF-10: the page with a form to move, with the fault at its times. */
function toMove(call: ConsoleCall, move: FilledForm<MoveFields>): Promise<ConsoleAnswer> {
  return appointmentPage(call, faultText(1, 'moved'), { move })
}

async function changed(
  call: ConsoleCall,
  done: ChangedAppointment,
  news: News,
  came: CameForms<{ move: MoveFields }> = {},
): Promise<ConsoleAnswer> {
  if (done.ok) return saved(done, news)
  const isLate = done.reason === 'not-now'
  return appointmentPage(
    call,
    isLate ? await changedBy(call, 'appointment', idOf(call)) : APPOINTMENT_FAULTS[done.reason],
    came,
  )
}

function seenIn({ form }: ConsoleCall): string | undefined {
  return formText(form, 'seen') || undefined
}
