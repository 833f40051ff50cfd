import type { MiddlewareHandler } from 'hono'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Only these methods reach the router. OPTIONS is refused: we allow no calls from other origins. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (METHODS.includes(context.req.method)) return next()
  context.header('Allow', METHODS.join(', '))
  return context.json({ error: 'This method is not served here.' }, 405)
}
