import { isOpenSearchError } from '#search/opensearch/cluster.ts'
import type { Platform } from '../platform.ts'

/**
 * Returns the search result, or `otherwise` if the search cluster does not answer, for pages that work without it
 * (D-46).
 */
export async function orWithoutSearch<Found, Otherwise>(
  { log }: Pick<Platform, 'log'>,
  find: () => Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  try {
    return await find()
  } catch (error) {
    if (!isOpenSearchError(error)) throw error
    log.error('the search does not answer', { error: error.message })
    return otherwise
  }
}
