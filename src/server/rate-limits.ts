import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many requests a minute for each address; past it 429 with Retry-After. */
export function rateLimit(name: string, perMinute: number, addressOf: (context: Context) => string): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 })
  return async (context, next) => {
    const refused = await limiter.consume(addressOf(context)).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason
        throw reason
      },
    )
    if (!refused) return next()
    context.header('Retry-After', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))))
    return context.json({ error: 'Too many requests. Please wait a moment and try again.' }, 429)
  }
}
