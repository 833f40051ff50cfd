import type { FieldErrors } from '#domain/form/form-faults.ts'
import { BUSY } from '#domain/no-connection.ts'
import { RETRY_AFTER_SECONDS } from '#domain/retry-after.ts'

/** An error answer in the format of http-api.md: one sentence, and the wrong fields of a form. */
export function jsonError(
  status: number,
  error: string,
  { fields, headers }: { readonly fields?: FieldErrors; readonly headers?: HeadersInit } = {},
): Response {
  return Response.json(fields ? { error, fields } : { error }, { status, ...(headers ? { headers } : {}) })
}

/** 405: the address does not accept this method (http-api.md). */
export function methodNotAllowed(allowed: string): Response {
  return jsonError(405, `This address takes ${allowed} only.`, { headers: { Allow: allowed } })
}

export type JsonBody =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly response: Response }

/**
 * Reads a call's JSON object: 415 for another content type, 400 if it is no JSON object (http-api.md). `textToo`: also
 * accept text/plain, which browsers may send to other origins without a preflight.
 */
export async function readJson(request: Request, textToo = false): Promise<JsonBody> {
  const type = contentType(request)
  if (type !== 'application/json' && !(textToo && type === 'text/plain'))
    return { ok: false, response: jsonError(415, 'Send the body as application/json.') }
  const fields = await jsonObject(request)
  return fields ? { ok: true, fields } : { ok: false, response: jsonError(400, 'The body is not a JSON object.') }
}

/** 'application/json' for 'application/json; charset=utf-8'. */
export function contentType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether a request's body is the text fields of a form. */
export function isForm(request: Request): boolean {
  return contentType(request) === 'application/x-www-form-urlencoded'
}

async function jsonObject(request: Request): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    // Not JSON: the caller answers 400.
    return null
  }
}

/** 503: the search cluster does not answer (D-46). */
export function searchAway(): Response {
  return jsonError(503, 'The search does not answer just now. Please try again in a minute.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })
}

/** 503: the database has no connection free, and nothing was stored (H4-6). */
export function databaseBusy(): Response {
  return jsonError(BUSY.status, BUSY.sentence, { headers: { 'Retry-After': String(BUSY.retryAfterSeconds) } })
}

/** 429: too many calls (http-api.md). */
export function tooMany(retryAfterSeconds: number, error = TOO_MANY): Response {
  return jsonError(429, error, { headers: { 'Retry-After': String(retryAfterSeconds) } })
}

const TOO_MANY = 'Too many requests. Please wait a moment and try again.'
