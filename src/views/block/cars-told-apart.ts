import type { CardView } from '../card/card-view.ts'
import { toldApart } from '../card/told-apart.ts'
import type { BlockView } from './block-view.ts'
import type { StockBlockView } from './stock-block.ts'

/**
 * A page's blocks, and its `cars` outside of blocks, with all of the cars told apart: two lists of a page may have cars of
 * one title.
 */
export function carsToldApart<Named extends string>(
  blocks: readonly (Named | BlockView)[],
  cars: readonly CardView[] = [],
): { readonly blocks: readonly (Named | BlockView)[]; readonly cars: readonly CardView[] } {
  const inBlocks = blocks.filter(isStock).flatMap((block) => block.cars)
  const named = new Map(toldApart([...cars, ...inBlocks]).map((card) => [card.id, card]))
  const again = (list: readonly CardView[]) => list.map((card) => named.get(card.id) ?? card)
  return {
    cars: again(cars),
    blocks: blocks.map((block) => (isStock(block) ? { ...block, cars: again(block.cars) } : block)),
  }
}

function isStock(block: string | BlockView): block is StockBlockView {
  return typeof block !== 'string' && block.kind === 'stock'
}
