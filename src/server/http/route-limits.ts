import type { Context, MiddlewareHandler } from 'hono'
import type { Limit, Route } from '#domain/route/route.ts'
import type { Limiter } from '#operations/spending/limiter.ts'
import { type RateLimit, rateLimit } from './rate-limits.ts'
import type { SiteVariables } from './site-variables.ts'

export type RouteLimits = Readonly<Record<Limit, RateLimit>>

/** Configurable limits, in requests per minute from one address. */
export interface LimitSettings {
  readonly formsPerMinute: number
  readonly revealsPerMinute: number
  readonly pagesPerMinute: number
}

const LOOKUPS_PER_MINUTE = 60
/** A window sticker takes a second to make, one at a time for all dealers (CAR-8). */
const STICKERS_PER_MINUTE = 12
const VIEWS_PER_MINUTE = 120

/**
 * The limits that routes name. `shared` counts across all processes, for limits that protect people and money (D-23);
 * `own` counts in this process, since pages and views must not wait for a database.
 */
export function createRouteLimits(
  { shared, own }: { readonly shared: Limiter; readonly own: Limiter },
  { formsPerMinute, revealsPerMinute, pagesPerMinute }: LimitSettings,
  addressOf: (context: Context) => string,
): RouteLimits {
  const perMinute = (limiter: Limiter, name: Limit, most: number) =>
    rateLimit(limiter, { name, most, seconds: 60 }, addressOf)
  return {
    forms: perMinute(shared, 'forms', formsPerMinute),
    reveals: perMinute(shared, 'reveals', revealsPerMinute),
    lookups: perMinute(shared, 'lookups', LOOKUPS_PER_MINUTE),
    stickers: perMinute(own, 'stickers', STICKERS_PER_MINUTE),
    views: perMinute(own, 'views', VIEWS_PER_MINUTE),
    pages: perMinute(own, 'pages', pagesPerMinute),
  }
}

/** Counts each request against its route's limits: 429 if one is exceeded. */
export function limitByRoute(limits: RouteLimits): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    for (const name of limitsOf(context.req.method, context.get('route'))) {
      const refused = await limits[name](context)
      if (refused) return refused
    }
    return next()
  }
}

function limitsOf(method: string, { getLimits, postLimits }: Route): readonly Limit[] {
  if (method === 'GET' || method === 'HEAD') return getLimits
  return method === 'POST' ? postLimits : ['forms']
}
