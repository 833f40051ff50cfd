import { late } from '../elements/late.tsx'

/** A form among the blocks: most home pages and pages have none. */
export const { Late: LateFormBlock, load: loadFormBlock } = late(
  async () => (await import('./form-block.tsx')).FormBlock,
)
