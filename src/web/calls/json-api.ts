import type { FieldErrors } from '#domain/form/form-faults.ts'

/** An answer that is an error, in the shape of http-api.md: one sentence, and the fields at fault where a form is. */
export function jsonError(
  status: number,
  error: string,
  { fields, headers }: { readonly fields?: FieldErrors; readonly headers?: HeadersInit } = {},
): Response {
  return Response.json(fields ? { error, fields } : { error }, { status, ...(headers ? { headers } : {}) })
}

/** A call by a method that the address does not take (http-api.md). */
export function methodNotAllowed(allowed: string): Response {
  return jsonError(405, `This address takes ${allowed} only.`, { headers: { Allow: allowed } })
}

export type JsonBody =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly response: Response }

/**
 * The JSON object that a call brings: another content type is 415, what is no JSON object 400 (http-api.md). `textToo`: a
 * browser's client may say text/plain, which other origins may send without asking first.
 */
export async function readJson(request: Request, textToo = false): Promise<JsonBody> {
  const type = contentType(request)
  if (type !== 'application/json' && !(textToo && type === 'text/plain'))
    return { ok: false, response: jsonError(415, 'Send the body as application/json.') }
  const fields = await jsonObject(request)
  return fields ? { ok: true, fields } : { ok: false, response: jsonError(400, 'The body is not a JSON object.') }
}

/** 'application/json' of 'application/json; charset=utf-8'. */
export function contentType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

async function jsonObject(request: Request): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    // Not JSON: the caller is told so.
    return null
  }
}

/** The search cluster does not answer (D-46). */
export function searchAway(): Response {
  return jsonError(503, 'The search does not answer just now. Please try again in a minute.', {
    headers: { 'Retry-After': '60' },
  })
}

/** A call that came too often (http-api.md). */
export function tooMany(retryAfterSeconds: number, error = TOO_MANY): Response {
  return jsonError(429, error, { headers: { 'Retry-After': String(retryAfterSeconds) } })
}

const TOO_MANY = 'Too many requests. Please wait a moment and try again.'
