import { createFragmentCache } from './fragment-cache.ts'

/** The server's fragments. A card has 3 kB of HTML, a header 13: this holds those of some five thousand cars. */
export const fragments = createFragmentCache(32 * 1024 * 1024)
