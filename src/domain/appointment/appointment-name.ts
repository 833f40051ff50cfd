import * as words from '#words/appointment.ts'
import { say } from '#words/say.ts'
import { inTrade, type Trade } from '../trade.ts'
import type { AppointmentKind } from './appointment.ts'

/** What an appointment is called in the trade: 'test drive', as a title words.testDriveTitle. */
export function appointmentName(kind: AppointmentKind, trade: Trade, form: 'title' | 'word' = 'word'): string {
  return inTrade(say(form === 'title' ? TITLES[kind] : NAMES[kind]), trade)
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
