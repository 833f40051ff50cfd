import type { MiddlewareHandler } from 'hono'
import type { Log } from '#operations/platform.ts'
import type { Metrics } from '../health/metrics.ts'

/** One line and one measurement a request: no query, no address, no cookie, since each can tell who somebody is. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const ms = performance.now() - started
    const { status } = context.res
    metrics.request(context.req.method, status, ms / 1000)
    const facts = {
      host: context.req.header('Host') ?? null,
      method: context.req.method,
      path: context.req.path,
      status,
      ms: Math.round(ms * 10) / 10,
      cache: context.res.headers.get('X-Cache'),
    }
    if (status >= 500) log.error('request', facts)
    else log.debug('request', facts)
  }
}
