import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { useWords } from '../../use-words.ts'
import type { ListingNavigation } from '../use-listing-navigation.ts'

/** Id of the filter panel, for the buttons that open it. */
export const FILTERS_ID = 'filters'

interface FiltersFootProps {
  readonly listing: ListingView
  readonly navigation: ListingNavigation
}

/**
 * Foot of the filter panel on a narrow screen: what the number of cars leaves out (A19), 'Clear all', and a button that
 * closes the panel and shows the cars.
 */
export function FiltersFoot({ listing, navigation }: FiltersFootProps) {
  const t = useWords()
  const { near } = listing
  const texts = [...Object.values(navigation.faults).map((fault) => fault?.text), near?.error && near.postcode]
    .flatMap((text) => (text ? `‘${text.trim()}’` : []))
    .join(', ')
  return (
    <>
      {texts ? <p className="mb-2 text-sm font-medium text-bad">{t(words.leftOut, { texts })}</p> : null}
      <div className="flex gap-3">
        {/* 'Clear all' shows at once after a choice, without waiting for the answer. */}
        {(navigation.narrows ?? listing.clearHref !== null) ? (
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
    </>
  )
}
