import { RETRY_AFTER_SECONDS } from '#domain/retry-after.ts'
import type { SiteContext } from '../http/site-variables.ts'

/** Longer than any page takes; shorter than the 30 seconds after which a silent connection is cut. */
const ANSWER_WITHIN_MS = 10_000

/**
 * Answers a reader in time whatever hangs, such as a database that holds its connections open: 503, which is the dealer's
 * own page (O-B5). A form is left to end by itself, since nobody could say whether it arrived.
 */
export async function inTime(
  context: SiteContext,
  answer: () => Promise<Response>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<Response> {
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!isRead || context.get('route').kind !== 'page') return answer()
  const late = Promise.withResolvers<Response>()
  const timer = setTimeout(
    () => late.resolve(context.text(SENTENCE, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })),
    withinMs,
  )
  const answered = answer()
  // Nobody waits for it once the time is over.
  answered.catch(() => {})
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}

const SENTENCE = 'This page takes too long. Please try again in a minute.'
