import type { SlotsInput } from '#domain/mcp/tools.ts'
import { findAppointments } from '../appointment/find-appointments.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** FORM-14: the times of a day as GET /api/appointments gives them. */
export async function appointmentSlots(request: SiteRequest, { location, date }: SlotsInput): Promise<ToolAnswer> {
  const { now, origin } = request
  const slots = await findAppointments(request, { locationId: location, date })
  if (slots === null) return { ok: false, reason: 'No appointments are made at that location.' }
  const booking_url = `${origin}/book-test-drive`
  return { ok: true, value: { location, date, slots, booking_url, as_of: now.toISOString() } }
}
