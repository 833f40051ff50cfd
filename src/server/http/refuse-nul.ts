import type { Context, MiddlewareHandler } from 'hono'

const SENTENCE = 'The request holds a NUL character, which no text here may have.'

/**
 * Refuses a request with a NUL character in its address, form or JSON: no browser sends one, and Postgres accepts none.
 * Checked here once, so that no form or call has to.
 */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  const status = nulInAddress(context)
  if (status !== null) return sentence(context, status)
  if (READS.has(context.req.method)) return next()
  return (await bodyHoldsNul(context)) ? sentence(context, 400) : next()
}

/**
 * The same for an address alone, whose route looks at its body itself. With an answer of the caller's own: 404 for an address
 * without a page, else 400.
 */
export function refuseNulInAddress(refusal: Refused = sentence): MiddlewareHandler {
  return async (context, next) => {
    const status = nulInAddress(context)
    return status === null ? next() : refusal(context, status)
  }
}

function nulInAddress(context: Context): 400 | 404 | null {
  const { pathname, search } = new URL(context.req.url)
  // No page has such an address.
  if (NUL.test(pathname)) return 404
  return NUL.test(search) ? 400 : null
}

type Refused = (context: Context, status: 400 | 404) => Response

/** Whether an address or part of one contains a NUL character. */
export function holdsNul(address: string): boolean {
  return NUL.test(address)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const NUL = /%00/

async function bodyHoldsNul(context: Context): Promise<boolean> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  // The body is small (smallBody ran before); the route reads it again.
  const text = await context.req.raw.clone().text()
  if (type === 'application/x-www-form-urlencoded' && NUL.test(text)) return true
  return type === 'application/json' ? jsonHoldsNul(text) : text.includes('\0')
}

/** Whether a text of JSON has a NUL character, written as such or as an escape. */
export function jsonHoldsNul(text: string): boolean {
  return text.includes('\0') || ESCAPED.test(text)
}

/** A NUL escape in JSON, but not an escaped backslash before 'u0000'. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u0000/

function sentence(context: Context, status: 400 | 404): Response {
  return context.req.path.startsWith('/api/')
    ? context.json({ error: SENTENCE }, status)
    : context.text(SENTENCE, status)
}
