import type { ListingView } from '#views/listing/listing-view.ts'
import { RemovableChip } from '../elements/chip.tsx'

interface ActiveChipsProps {
  readonly listing: ListingView
  /** Whether the listing that is on its way has any; null while none is. Room is made, or taken, before it comes. */
  readonly expected: boolean | null
}

/** What the visitor chose, each with the link that drops it, and one that drops all; where nothing is found, that says it. */
export function ActiveChips({ listing, expected }: ActiveChipsProps) {
  if (expected === false || listing.total === 0) return null
  if (listing.chips.length === 0) return expected ? <div className="chips" /> : null
  return (
    <nav aria-label="Chosen filters" className="chips">
      <ul className="contents">
        {listing.chips.map((chip) => (
          <li key={chip.label}>
            <RemovableChip label={chip.label} removeHref={chip.removeHref} />
          </li>
        ))}
        {listing.clearHref ? (
          <li>
            <a
              href={listing.clearHref}
              data-keep-place
              rel="nofollow"
              className="link inline-flex min-h-11 items-center px-2 lg:min-h-9"
            >
              Clear all
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
