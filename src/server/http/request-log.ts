import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#operations/log/log.ts'
import type { Site } from '#site/site.ts'
import { traced, type Work } from '#tracing/work.ts'
import type { Metrics } from '../health/metrics.ts'
import type { CacheUse } from '../health/request-metrics.ts'
import { routeName } from '../health/route-name.ts'
import { traceId } from '../health/trace-id.ts'
import type { SiteVariables } from './site-variables.ts'

/**
 * An answered request. No address, query, IP address or cookie: each could identify the visitor. A route's path has names in place of
 * its parameters, since an unsubscribe link or a reservation has its secret there.
 */
export interface AnsweredRequest {
  readonly site: string | null
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Bytes of the body; null where the answer names no length. */
  readonly bytes: number | null
  readonly cache: CacheUse
  /** Null without tracing, and for a cached page. */
  readonly trace: string | null
}

/** Logs and measures a request. */
export type RecordRequest = (answered: AnsweredRequest) => void

/** Logs failed requests; `everyRequest` (REQUEST_LOG) logs all. */
export function createRequestRecord(log: Log, metrics: Metrics, everyRequest = false): RecordRequest {
  return (answered) => {
    const { site, route, method, status, ms, cache } = answered
    metrics.request({ site, route, method, status, cache, seconds: ms / 1000 })
    if (status >= 500) log.error('request', factsOf(answered))
    else if (everyRequest) log.info('request', factsOf(answered))
  }
}

function factsOf(answered: AnsweredRequest) {
  return { ...answered, ms: Math.round(answered.ms * 10) / 10 }
}

export function requestLog(record: RecordRequest): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    const started = performance.now()
    const facts: Work['facts'] = { method: context.req.method }
    let trace: string | null = null
    // The site and the route are known later: `facts` gets them.
    await traced({ kind: 'request', name: context.req.method, site: null, facts }, async () => {
      trace = traceId()
      await next()
      const { site, route } = placeOf(context)
      Object.assign(facts, { route, status: context.res.status, ...(site === null ? {} : { site }) })
    })
    record({
      ...placeOf(context),
      method: context.req.method,
      status: context.res.status,
      ms: performance.now() - started,
      bytes: bytesOf(context),
      cache: cacheUse(context.res.headers.get('X-Cache')),
      trace,
    })
  }
}

/** The site and the route of a request, for the log. A hostname of no site has neither. */
export function placeOf(context: Context<SiteVariables>) {
  const place = context.get('place')
  if (place) return { site: place.site, route: place.route }
  const site: Site | undefined = context.get('site')
  return { site: site?.slug ?? null, route: site ? routeName(context.req.path, context.get('route')) : NO_ROUTE }
}

const NO_ROUTE = '-'

function cacheUse(header: string | null): CacheUse {
  return header === 'hit' || header === 'miss' ? header : 'none'
}

function bytesOf({ res }: Context): number | null {
  const length = res.headers.get('Content-Length')
  return length === null ? null : Number(length)
}
