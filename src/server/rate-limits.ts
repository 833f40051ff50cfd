import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts a request against its address: null while it may go on, else the refusal (429 with Retry-After). */
export type RateLimit = (context: Context) => Promise<Response | null>

/** So many requests a minute for each address. */
export function rateLimit(name: string, perMinute: number, addressOf: (context: Context) => string): RateLimit {
  const limit = addressLimit(name, perMinute, 60)
  return async (context) => {
    const wait = await limit(addressOf(context))
    if (wait === null) return null
    context.header('Retry-After', String(wait))
    return context.json({ error: 'Too many requests. Please wait a moment and try again.' }, 429)
  }
}

/** Counts something against an address: null while it may go on, else the seconds to wait. */
export type AddressLimit = (address: string) => Promise<number | null>

/** So many within so many seconds for each address; in this process's memory, and forgotten with it. */
export function addressLimit(name: string, most: number, seconds: number): AddressLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds })
  return (address) =>
    limiter.consume(address).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw reason
      },
    )
}
