import type { ListingView } from '#views/listing/listing-view.ts'

/** The filters' panel, which buttons open. */
export const FILTERS_ID = 'filters'

interface FiltersFootProps {
  readonly listing: ListingView
  /** As of the listing on its way: the link that clears all comes with the choice, not with its answer. */
  readonly narrows: boolean | null
}

/** Under the filters' panel on a narrow screen: back to all cars, and to those that were found. */
export function FiltersFoot({ listing, narrows }: FiltersFootProps) {
  return (
    <div className="flex gap-3">
      {(narrows ?? listing.clearHref !== null) ? (
        <a href={listing.clearHref ?? listing.path} data-keep-place rel="nofollow" className="button button-outline">
          Clear all
        </a>
      ) : null}
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className="button button-primary flex-1"
      >
        Show {listing.totalText}
      </button>
    </div>
  )
}
