import { createFragmentCache } from './fragment-cache.ts'

/** The server's fragment cache. */
export const fragments = createFragmentCache()
