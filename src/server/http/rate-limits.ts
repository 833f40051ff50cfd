import type { Context } from 'hono'
import { type Limit, type Limiter, ofAddress, waitOf } from '#operations/spending/limiter.ts'

/** Counts a request against its address: null if allowed, else the refusal (429 with Retry-After). */
export type RateLimit = (context: Context) => Promise<Response | null>

/** A limit on the requests of each address. */
export function rateLimit(limiter: Limiter, limit: Limit, addressOf: (context: Context) => string): RateLimit {
  const waits = addressLimit(limiter, limit)
  return async (context) => {
    const wait = await waits(addressOf(context))
    if (wait === null) return null
    context.header('Retry-After', String(wait))
    return context.json({ error: 'Too many requests. Please wait a moment and try again.' }, 429)
  }
}

/** Counts an act against an address: null if allowed, else the seconds to wait. */
export type AddressLimit = (address: string) => Promise<number | null>

/** At most `most` within `seconds` per address, for every key that the address counts under. */
export function addressLimit(limiter: Limiter, limit: Limit): AddressLimit {
  return async (address) => waitOf(await limiter.count(ofAddress(limit, address)))
}
