import * as words from '#words/appointment.ts'
import { say } from '#words/say.ts'
import type { AppointmentKind } from './appointment.ts'

/** What an appointment is called, in the words of the site at work: 'test drive', as a title 'Test drive'. */
export function appointmentName(kind: AppointmentKind, form: 'title' | 'word' = 'word'): string {
  return say(form === 'title' ? TITLES[kind] : NAMES[kind])
}

const TITLES: Readonly<Record<AppointmentKind, string>> = {
  drive: words.testDriveTitle,
  service: words.serviceTitle,
  visit: words.appointmentTitle,
}
const NAMES: Readonly<Record<AppointmentKind, string>> = {
  drive: words.testDrive,
  service: words.service,
  visit: words.appointment,
}
