import { z } from 'zod'
import { fieldErrors } from '#domain/form/field-errors.ts'
import { askForCode } from '#operations/visitor/ask-for-code.ts'
import { findVisitor, signOut } from '#operations/visitor/find-visitor.ts'
import { showVisitor } from '#operations/visitor/show-visitor.ts'
import { signIn } from '#operations/visitor/sign-in.ts'
import { usedUpFault } from '#views/visitor/sign-in-view.ts'
import * as words from '#words/calls.ts'
import { say } from '#words/say.ts'
import { clearSession, readSession, writeSession } from '../cookies/session-cookie.ts'
import type { RequestContext } from '../request-context.ts'
import { jsonError, methodNotAllowed, readJson, tooMany } from './json-api.ts'

type Call = (context: RequestContext, request: Request) => Promise<Response>

/** Handlers by the path after /api/auth, and by method. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  '': { GET: tellVisitor },
  code: { POST: sendCode },
  session: { POST: beginSession, DELETE: endSession },
}

/** GARAGE-1, GARAGE-2: the calls under /api/auth. */
export async function answerAuth(context: RequestContext, request: Request, call: string): Promise<Response> {
  const calls = Object.hasOwn(CALLS, call) ? CALLS[call] : undefined
  if (calls === undefined) return jsonError(404, 'There is no such call.')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const take = calls[method]
  if (take === undefined) return methodNotAllowed(call === '' ? 'GET, HEAD' : Object.keys(calls).join(', '))
  if (call !== '' && !context.site.integrations.garageEnabled) return jsonError(404, 'Nobody signs in on this site.')
  const response = await take(context, request)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** `{ user, watchlist }`; null user without a database query on a site without a garage. */
async function tellVisitor(context: RequestContext, request: Request) {
  const visitor = await findVisitor(context, await readSession(context, request))
  return Response.json(await showVisitor(context, visitor))
}

/** 204, whether or not the number is known here. */
async function sendCode(context: RequestContext, request: Request) {
  const { origin } = context
  const body = await fieldsOf(request, z.object({ phone: z.string() }))
  if (!body.ok) return body.response
  const wait = await context.signInWait('ask')
  if (wait !== null) return tooMany(wait)
  const answer = await askForCode(context, body.fields.phone, new URL(origin).host)
  if (answer.ok) return new Response(null, { status: 204 })
  if (answer.reason === 'no number') return jsonError(422, answer.fields.phone?.[0] ?? '', { fields: answer.fields })
  if (answer.reason === 'too many') return tooMany(answer.retryAfterSeconds)
  return tooMany(answer.retryAfterSeconds, usedUpFault(answer.retryAfterSeconds))
}

async function beginSession(context: RequestContext, request: Request) {
  const body = await fieldsOf(request, z.object({ phone: z.string(), code: z.string() }))
  if (!body.ok) return body.response
  const wait = await context.signInWait('try')
  if (wait !== null) return tooMany(wait)
  const signedIn = await signIn(context, { ...body.fields, session: await readSession(context, request) })
  if (!signedIn.ok) return jsonError(401, wrongCode())
  const { user } = await showVisitor(context, signedIn.visitor)
  return Response.json({ user }, { headers: await writeSession(context, signedIn.token) })
}

async function endSession(context: RequestContext, request: Request) {
  await signOut(context, await readSession(context, request))
  return new Response(null, { status: 204, headers: await clearSession(context) })
}

async function fieldsOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<
  { readonly ok: true; readonly fields: z.output<Schema> } | { readonly ok: false; readonly response: Response }
> {
  const body = await readJson(request)
  if (!body.ok) return body
  const fields = schema.safeParse(body.fields)
  if (fields.success) return { ok: true, fields: fields.data }
  const response = jsonError(422, 'Some fields are missing.', { fields: fieldErrors(fields.error) })
  return { ok: false, response }
}

const wrongCode = () => say(words.codeWrongExpired)
