import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { useWords } from '../../use-words.ts'

/** Id of the filter panel, for the buttons that open it. */
export const FILTERS_ID = 'filters'

interface FiltersFootProps {
  readonly listing: ListingView
  /**
   * Whether the listing that is loading has active filters; null while none is loading. 'Clear all' shows at once after
   * a choice, without waiting for the answer.
   */
  readonly narrows: boolean | null
}

/** Foot of the filter panel on a narrow screen: 'Clear all', and a button that closes the panel and shows the cars. */
export function FiltersFoot({ listing, narrows }: FiltersFootProps) {
  const t = useWords()
  return (
    <div className="flex gap-3">
      {(narrows ?? listing.clearHref !== null) ? (
        <a href={listing.clearHref ?? listing.path} data-keep-place rel="nofollow" className="button button-outline">
          {t(words.clearAll)}
        </a>
      ) : null}
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className="button button-primary flex-1"
      >
        {t(words.showTotalText, { totalText: listing.totalText })}
      </button>
    </div>
  )
}
