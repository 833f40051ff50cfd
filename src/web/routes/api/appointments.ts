import { z } from 'zod'
import { findAppointments, findFreeDays } from '#operations/appointment/find-appointments.ts'
import { jsonError } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** FORM-14: a location's appointment times of a day, as of now. `days`: and how many are free on each of that number of days. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const parsed = schema.safeParse(Object.fromEntries(args.url.searchParams))
  if (!parsed.success)
    return jsonError(422, 'Say which location and which day.', { fields: z.flattenError(parsed.error).fieldErrors })
  const { location_id: locationId, date, days: count } = parsed.data
  const slots = await findAppointments(context, { locationId, date })
  if (slots === null) return jsonError(404, 'No appointments are made at that location.')
  const days = count === undefined ? null : await findFreeDays(context, { locationId, date, count })
  return Response.json({ slots, ...(days && { days }) }, { headers: { 'Cache-Control': 'no-store' } })
}

const MOST_DAYS = 400

const schema = z.object({
  location_id: z.string({ error: 'location_id is required.' }).min(1).max(200),
  date: z.iso.date({ error: 'date is a day such as 2026-01-31.' }),
  days: z.coerce.number().int().min(1).max(MOST_DAYS).optional(),
})
