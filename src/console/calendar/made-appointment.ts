import type { ChangedAppointment } from '#operations/appointment/change-appointment.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'

/** Why an appointment was not made or moved. */
export const APPOINTMENT_FAULTS = {
  taken: 'That time is not free any more. Choose another one.',
  'not-now': 'Another person changed this appointment a moment ago. This is how it is now.',
  'not-placed': 'This booking reaches the inbox within a minute. Try again then.',
} as const

/** What was done with an appointment. */
export type News = 'made' | 'moved' | 'cancelled' | 'marked'

/** Back to the appointment, which says what was done. */
export function saved({ appointment, mailed }: Extract<ChangedAppointment, { ok: true }>, news: News): ConsoleAnswer {
  return { to: `/calendar/${appointment.id}?done=${news}${mailed ? '-mailed' : ''}` }
}

/** The id in the address. */
export function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}
