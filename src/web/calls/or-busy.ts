import { isBusy } from '#domain/no-connection.ts'
import type { RequestContext } from '../middleware/request-context.ts'

/**
 * H4-6: what an operation answers; null while the database is busy: nothing is stored, and the form keeps its words.
 */
export async function orBusy<Answer>(
  { platform, site }: RequestContext,
  answer: Promise<Answer>,
): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (!isBusy(error)) throw error
    platform.log.error('form not stored', { site: site.slug, error })
    return null
  })
}
