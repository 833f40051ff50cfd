import type { MiddlewareHandler } from 'hono'
import type { Log } from '#operations/log.ts'
import type { Metrics } from '../health/metrics.ts'

/** An answered request. No query, IP address or cookie: each could identify the visitor. */
export interface AnsweredRequest {
  readonly host: string | null
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  /** 'hit' or 'miss' of the page cache; null for uncacheable answers. */
  readonly cache: string | null
}

/** Logs and measures a request. */
export type RecordRequest = (answered: AnsweredRequest) => void

export function createRequestRecord(log: Log, metrics: Metrics): RecordRequest {
  return (answered) => {
    const { method, status, ms, cache } = answered
    metrics.request(method, status, ms / 1000)
    if (cache !== null) metrics.page(cache === 'hit')
    const facts = { ...answered, ms: Math.round(ms * 10) / 10 }
    if (status >= 500) log.error('request', facts)
    else log.debug('request', facts)
  }
}

export function requestLog(record: RecordRequest): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    record({
      host: context.req.header('Host') ?? null,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: performance.now() - started,
      cache: context.res.headers.get('X-Cache'),
    })
  }
}
