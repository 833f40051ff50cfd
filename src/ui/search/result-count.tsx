import type { ListingView } from '#views/listing/listing-view.ts'

interface ResultCountProps {
  readonly listing: ListingView
  readonly className: string
}

/** Number of results, announced to screen readers when it changes. */
export function ResultCount({ listing, className }: ResultCountProps) {
  return (
    <p data-result-count={listing.total} aria-live="polite" aria-atomic="true" className={`toolbar-count ${className}`}>
      {listing.totalText}
    </p>
  )
}
