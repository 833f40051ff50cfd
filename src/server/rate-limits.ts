import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts a request against its address: null while it may go on, else the refusal (429 with Retry-After). */
export type RateLimit = (context: Context) => Promise<Response | null>

/** So many requests a minute for each address. */
export function rateLimit(name: string, perMinute: number, addressOf: (context: Context) => string): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 })
  return async (context) => {
    const refused = await limiter.consume(addressOf(context)).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason
        throw reason
      },
    )
    if (!refused) return null
    context.header('Retry-After', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))))
    return context.json({ error: 'Too many requests. Please wait a moment and try again.' }, 429)
  }
}
