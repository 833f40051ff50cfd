import type { StockBlockView } from '#views/block/stock-block.ts'
import { BlockSection } from './block-section.tsx'
import { LatestCars } from './latest-cars.tsx'

/** Cars of a listing. */
export function StockBlock({
  block,
  beside,
  isFirst,
}: {
  readonly block: StockBlockView
  readonly beside: boolean
  readonly isFirst: boolean
}) {
  const { kind, heading, text, cars, more } = block
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={beside} more={more}>
      {/* On a phone a row to swipe, as the latest cars of a home page. */}
      <div className={beside ? undefined : 'block-latest'}>
        <LatestCars cars={cars} isFirst={isFirst} />
      </div>
    </BlockSection>
  )
}
