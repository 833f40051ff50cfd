import { late } from '../elements/late.tsx'

/** In place of the cards where no car matches: most searches have some. */
export const { Late: LateNoResults, load: loadNoResults } = late(
  async () => (await import('./no-results.tsx')).NoResults,
)
