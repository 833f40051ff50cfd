import { z } from 'zod'
import { countView } from '#operations/car/count-view.ts'
import { jsonError, methodNotAllowed, readJson } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/** CAR-12: counts a view of a car, in the background. Browsers call this after the page has loaded. */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(args.request)
  if (!body.ok) return body.response
  const told = schema.safeParse(body.fields)
  if (!told.success) return jsonError(422, 'Say which car.', { fields: z.flattenError(told.error).fieldErrors })
  const context = contextOf(args)
  const { address = '' } = context
  const userAgent = args.request.headers.get('User-Agent') ?? ''
  countView(context, told.data.car_id, { address, userAgent })
  return new Response(null, { status: 204 })
}

/** Postgres accepts no text with a NUL character. */
const schema = z.object({
  car_id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/),
})
