import { actOfLead } from '#domain/visitor/gate.ts'
import type { RequestContext } from '../request-context.ts'
import { gateOfCall, signInFirst } from './gate-calls.ts'
import { contentType, isForm, jsonError, methodNotAllowed, readJson } from './json-api.ts'
import { receiveLead } from './receive-lead.ts'

/** Handles JSON posts to /api/leads; returns null for form posts, which get pages (http-api.md). */
export async function answerLeadJson(context: RequestContext, request: Request): Promise<Response | null> {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  if (isForm(request)) return null
  if (contentType(request) !== 'application/json')
    return jsonError(415, 'Send a lead as application/json or as a form.')
  const body = await readJson(request)
  if (!body.ok) return body.response
  const key = request.headers.get('Idempotency-Key')
  if ((await gateOfCall(context, request, actOfLead(body.fields))) !== null) return signInFirst()
  const received = await receiveLead(context, request, key ? { ...body.fields, submission_id: key } : body.fields)
  if (!received.ok) return jsonError(422, received.faults.message, { fields: received.faults.fields })
  return Response.json(
    { lead_id: received.leadId, redirect: received.next },
    { status: 201, headers: { 'Set-Cookie': received.setCookie } },
  )
}
