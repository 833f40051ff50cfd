import { late } from '../elements/late.tsx'

/** The blocks of a page that the dealer wrote: most of them, such as a privacy policy, have none. */
export const { Late: LateFreeBlocks, load: loadFreeBlocks } = late(
  async () => (await import('./free-block.tsx')).FreeBlocks,
)
