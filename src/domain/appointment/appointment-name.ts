import { inTrade, type Trade } from '../trade.ts'
import type { AppointmentKind } from './appointment.ts'

/** What an appointment is called in the trade: 'test drive', as a title 'Test drive'. */
export function appointmentName(kind: AppointmentKind, trade: Trade, form: 'title' | 'word' = 'word'): string {
  return inTrade(form === 'title' ? TITLES[kind] : NAMES[kind], trade)
}

const TITLES: Readonly<Record<AppointmentKind, string>> = {
  drive: 'Test drive',
  service: 'Service',
  visit: 'Appointment',
}
const NAMES: Readonly<Record<AppointmentKind, string>> = {
  drive: 'test drive',
  service: 'service',
  visit: 'appointment',
}
