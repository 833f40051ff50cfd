import type { ListingItem, ListingView } from '#views/listing/listing-view.ts'
import { ComparisonRateNote } from '../car/comparison-rate-note.tsx'
import { replaceable } from '../stand-ins.tsx'
import { useSlots } from '../theme-context.ts'
import { NoResults } from './no-results.tsx'
import { PromotionCard } from './promotion-card.tsx'

/** A phone's first screen holds one picture: fetched before all else. Others of a wide screen come as soon as it is laid out. */
export const EAGER = 1

interface ResultsProps {
  readonly listing: ListingView
  /** Another page is on its way: these stay, dimmed (SEARCH-11). */
  readonly busy: boolean
}

/** The cards, with the promotional ones between them; under them the warning that a repayment needs (LAW-1). */
export const Results = replaceable(({ listing, busy }: ResultsProps) => {
  const cards = listing.items.flatMap((item) => (item.kind === 'car' ? [item.card] : []))
  return (
    <div aria-busy={busy} className="results-frame">
      {cards.length > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ResultList items={listing.items} />
        </>
      ) : (
        <NoResults listing={listing} />
      )}
      <ComparisonRateNote cards={[...cards, ...listing.similar]} />
    </div>
  )
})

export interface ResultListProps {
  readonly items: readonly ListingItem[]
}

/** The cards by themselves. */
export const ResultList = replaceable(({ items }: ResultListProps) => {
  const { VehicleCard } = useSlots()
  return (
    <ul className="results">
      {items.map((item, position) => (
        <li key={item.kind === 'car' ? item.card.id : `${item.title} ${position}`}>
          {item.kind === 'car' ? (
            <VehicleCard card={item.card} eager={position < EAGER} />
          ) : (
            <PromotionCard promotion={item} />
          )}
        </li>
      ))}
    </ul>
  )
})
