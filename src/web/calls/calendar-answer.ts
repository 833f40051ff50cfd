import { calendarType } from '#domain/appointment/calendar-file.ts'

/** A calendar file as a download. It changes when the appointment does, and only the buyer may see it. */
export function calendarAnswer(file: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': calendarType(file),
      'Content-Disposition': 'attachment; filename="appointment.ics"',
      'Cache-Control': 'no-store',
    },
  })
}
