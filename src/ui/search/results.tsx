import type { ListingView } from '#domain/stock/listing-view.ts'
import { useSlots } from '../theme-context.ts'
import { NoResults } from './no-results.tsx'
import { PromotionCard } from './promotion-card.tsx'

/** How many pictures the first screen may hold: fetched at once. */
const EAGER = 3

interface ResultsProps {
  readonly listing: ListingView
  /** Another page is on its way: these stay, dimmed (SEARCH-11). */
  readonly busy: boolean
}

/** The cards, with the promotional ones between them; under them the warning that a repayment needs (LAW-1). */
export function Results({ listing, busy }: ResultsProps) {
  const { VehicleCard } = useSlots()
  const warning = listing.items.map((item) => (item.kind === 'car' ? item.card.estimate : null)).find(Boolean)
  return (
    <div aria-busy={busy} className="results-frame">
      {listing.items.some((item) => item.kind === 'car') ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ul className="results">
            {listing.items.map((item, position) => (
              <li key={item.kind === 'car' ? item.card.id : `${item.title} ${position}`}>
                {item.kind === 'car' ? (
                  <VehicleCard card={item.card} eager={position < EAGER} />
                ) : (
                  <PromotionCard promotion={item} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoResults listing={listing} />
      )}
      {warning ? (
        <div id="comparison-rate" className="mt-8 max-w-prose text-sm text-muted">
          <p>{warning.warning}</p>
          <p className="mt-2">{warning.disclaimer}</p>
        </div>
      ) : null}
    </div>
  )
}
