import { z } from 'zod'
import { revealPhone } from '#operations/car/reveal-phone.ts'
import { jsonError, methodNotAllowed, readJson } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/** PHONE-1: the phone number for a car or of a location. Each reveal is recorded. */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(args.request)
  if (!body.ok) return body.response
  const parsed = schema.safeParse(body.fields)
  if (!parsed.success)
    return jsonError(422, 'Say which car or which location, and which site.', {
      fields: z.flattenError(parsed.error).fieldErrors,
    })
  const context = contextOf(args)
  const { car_id: carId, location_id: locationId, website_id: websiteId } = parsed.data
  const revealed = await revealPhone(
    context,
    carId ? { carId, websiteId } : { carId: null, locationId: locationId ?? '', websiteId },
  )
  if (!revealed.ok) return jsonError(404, `There is ${revealed.reason} here.`)
  const { phone, tel } = revealed
  return Response.json({ phone, tel }, { headers: { 'Cache-Control': 'no-store' } })
}

const id = z.string().min(1).max(200)

/** `dealership_id` is accepted because http-api.md has it, but not used: the stock knows the car's dealership. */
const schema = z
  .object({ car_id: id.nullish(), location_id: id.nullish(), dealership_id: id.nullish(), website_id: id })
  .refine(({ car_id, location_id }) => car_id || location_id, {
    path: ['car_id'],
    error: 'One of car_id and location_id is needed.',
  })
