import type { ListingView } from '#views/listing/listing-view.ts'
import { replaceable } from '../stand-ins.tsx'

interface ResultCountProps {
  readonly listing: ListingView
}

/** How many there are, told to a screen reader whenever it changes. */
export const ResultCount = replaceable(({ listing }: ResultCountProps) => (
  <p data-result-count={listing.total} aria-live="polite" aria-atomic="true" className="toolbar-count">
    {listing.totalText}
  </p>
))
