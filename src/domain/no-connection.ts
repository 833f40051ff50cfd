import { RETRY_AFTER_SECONDS } from './retry-after.ts'

/**
 * Thrown when the database gives no connection in time, such as in a storm of requests: what was asked for was not done.
 * The message is for the log.
 */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** What a door answers then: nothing is stored, and the same may be sent again. */
export const BUSY = {
  status: 503,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  sentence: 'We’re very busy just now. Please try again in a moment.',
} as const

/** By the name, since the pages are built by themselves and have a class of their own. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoConnection' || isBusy(error.cause))
}
