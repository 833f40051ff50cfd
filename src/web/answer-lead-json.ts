import { receiveLead, SUCCESS_PATH } from './receive-lead.ts'
import type { RequestContext } from './request-context.ts'

/** The answer of POST /api/leads to everything but a posted form, for which this is null (http-api.md). */
export async function answerLeadJson(context: RequestContext, request: Request): Promise<Response | null> {
  if (request.method !== 'POST')
    return Response.json({ error: 'Send a lead with POST.' }, { status: 405, headers: { Allow: 'POST' } })
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return null
  if (type !== 'application/json')
    return Response.json({ error: 'Send a lead as application/json or as a form.' }, { status: 415 })
  const fields = await jsonFields(request)
  if (!fields) return Response.json({ error: 'The body is not a JSON object.', fields: {} }, { status: 422 })
  const key = request.headers.get('Idempotency-Key')
  const received = await receiveLead(context, request, key ? { ...fields, submission_id: key } : fields)
  if (!received.ok)
    return Response.json({ error: received.faults.message, fields: received.faults.fields }, { status: 422 })
  return Response.json(
    { lead_id: received.leadId, redirect: SUCCESS_PATH },
    { status: 201, headers: { 'Set-Cookie': received.setCookie } },
  )
}

async function jsonFields(request: Request): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    // Not JSON: the caller is told so.
    return null
  }
}
