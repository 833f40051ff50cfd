import { optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'
import type { CardView } from '../card/card-view.ts'

/** Cars of one listing, with a link to all of it. */
export interface StockBlockView {
  readonly kind: 'stock'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly cars: readonly CardView[]
  readonly more: { readonly label: string; readonly href: string }
}

/** `total`: the number of cars in the listing. Null without cars for sale. */
export function stockBlock(
  block: BlockOf<'stock'>,
  site: Site,
  { cars, total }: { readonly cars: readonly CardView[]; readonly total: number },
): StockBlockView | null {
  if (cars.length === 0) return null
  const { kind, heading, listing, more } = block
  const label = more.replaceAll('{count}', total.toLocaleString('en-AU'))
  return { kind, heading, text: optionalWords(block.text, site), cars, more: { label, href: listing } }
}
