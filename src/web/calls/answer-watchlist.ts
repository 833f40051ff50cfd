import { z } from 'zod'
import { removeCar, saveCar, type WatchlistChange } from '#operations/visitor/watchlist.ts'
import * as words from '#words/calls.ts'
import { say } from '#words/say.ts'
import { readSession } from '../cookies/session-cookie.ts'
import type { RequestContext } from '../request-context.ts'
import { jsonError, methodNotAllowed, readJson } from './json-api.ts'

/** GARAGE-4, GARAGE-7: save-car and remove-car for the signed-in visitor. */
export async function answerWatchlist(context: RequestContext, request: Request, call: string): Promise<Response> {
  const change = Object.hasOwn(CHANGES, call) ? CHANGES[call] : undefined
  if (change === undefined) return jsonError(404, 'There is no such call.')
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(request)
  if (!body.ok) return body.response
  const wish = schema.safeParse(body.fields)
  if (!wish.success) return refused(422, 'Say whose watchlist and which car, as phone_number and car_id.')
  const { phone_number: phone, car_id: carId } = wish.data
  const token = await readSession(context, request)
  const changed = await change(context, { token, phone, carId })
  if (!changed.ok) return refused(...refusals()[changed.reason])
  return Response.json({ success: true, watchlist: changed.watchlist }, { headers: NO_STORE })
}

const CHANGES: Readonly<Record<string, typeof saveCar>> = { 'save-car': saveCar, 'remove-car': removeCar }

const schema = z.object({ phone_number: z.string().max(100), car_id: z.string().min(1).max(200) })

type Refusal = Extract<WatchlistChange, { readonly ok: false }>['reason']

/** Messages for visitors: the page shows them in an alert (GARAGE-4). */
const refusals = (): Readonly<Record<Refusal, readonly [status: number, message: string]>> => ({
  'no visitor': [401, say(words.beenSignedOutSign)],
  'not theirs': [403, say(words.watchlistBelongsAnotherNumber)],
  'no such car': [404, say(words.carNoLongerSite)],
})

const NO_STORE = { 'Cache-Control': 'no-store' }

function refused(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status, headers: NO_STORE })
}
