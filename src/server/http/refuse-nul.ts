import type { Context, MiddlewareHandler } from 'hono'

const SENTENCE = 'The request holds a NUL character, which no text here may have.'

/**
 * Refuses a request with a NUL character in its address, form or JSON: no browser sends one, and Postgres accepts none.
 * Checked here once, so that no form or call has to.
 */
export const refuseNul: MiddlewareHandler = refuseNulAs(sentence)

/** The same with an answer of the caller's own: 404 for an address without a page, else 400. */
export function refuseNulAs(refusal: (context: Context, status: 400 | 404) => Response): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    // No page has such an address.
    if (NUL.test(pathname)) return refusal(context, 404)
    if (NUL.test(search)) return refusal(context, 400)
    if (READS.has(context.req.method)) return next()
    return (await bodyHoldsNul(context)) ? refusal(context, 400) : next()
  }
}

/** Whether an address or part of one contains a NUL character. */
export function holdsNul(address: string): boolean {
  return NUL.test(address)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const NUL = /%00/

async function bodyHoldsNul(context: Context): Promise<boolean> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  // The body is small (bodyLimit ran before); the route reads it again.
  const text = await context.req.raw.clone().text()
  if (text.includes('\0')) return true
  if (type === 'application/x-www-form-urlencoded') return NUL.test(text)
  return type === 'application/json' && ESCAPED.test(text)
}

/** A NUL escape in JSON, but not an escaped backslash before 'u0000'. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u0000/

function sentence(context: Context, status: 400 | 404): Response {
  return context.req.path.startsWith('/api/')
    ? context.json({ error: SENTENCE }, status)
    : context.text(SENTENCE, status)
}
