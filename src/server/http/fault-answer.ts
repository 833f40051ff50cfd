import type { Context } from 'hono'
import { BUSY, isBusy } from '#domain/no-connection.ts'

/** What answers a request that failed: a busy database asks the sender to try again, the rest is our fault. */
export function faultAnswer(error: Error, context: Context): { readonly sentence: string; readonly status: 500 | 503 } {
  if (!isBusy(error)) return { sentence: BROKEN, status: 500 }
  context.header('Retry-After', String(BUSY.retryAfterSeconds))
  return BUSY
}

export const BROKEN = 'Something went wrong on our side. Please try again.'
