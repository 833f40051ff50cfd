import type { MiddlewareHandler } from 'hono'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The router knows these alone; OPTIONS asks for what we never allow, calls from another origin. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (METHODS.includes(context.req.method)) return next()
  context.header('Allow', METHODS.join(', '))
  return context.json({ error: 'This method is not served here.' }, 405)
}
