import { createFragmentCache } from './fragment-cache.ts'

/** The server's fragments. */
export const fragments = createFragmentCache()
