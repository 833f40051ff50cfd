import type { ListingView } from '#views/listing/listing-view.ts'
import * as words from '#words/search.ts'
import { AlertLink } from '../alert/alert-link.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { FILTERS_ID } from './filters/filters-foot.tsx'
import { ResultCount } from './result-count.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { SearchNavigation } from './use-search-navigation.ts'

interface ToolbarProps {
  readonly listing: ListingView
  readonly navigation: SearchNavigation
}

/**
 * Number of results, the link that saves the search (ALERT-5), sort menu and, on narrow screens, the button that opens
 * the filters. On a phone a search has its number in its heading, and the link in the row of its chips.
 */
export function ResultToolbar({ listing, navigation }: ToolbarProps) {
  const t = useWords()
  const isSearch = navigation.narrows ?? listing.isSearch
  return (
    <div className="toolbar">
      <ResultCount listing={listing} className={isSearch ? 'max-md:sr-only' : ''} />
      {listing.total > 0 ? (
        <AlertLink link={listing.alert} className={`link toolbar-save ${isSearch ? 'max-lg:hidden' : ''}`} />
      ) : null}
      <div className="toolbar-controls">
        <button type="button" popoverTarget={FILTERS_ID} className="button button-outline lg:hidden">
          <Icon name="filters" className="size-4" />
          {t(words.filters)}
          {listing.chips.length > 0 ? (
            <span className="rounded-full bg-brand px-2 text-sm text-on-brand">
              {listing.chips.length}
              <span className="sr-only"> {t(words.chosen)}</span>
            </span>
          ) : null}
        </button>
        <SortMenu listing={listing} navigation={navigation} />
      </div>
    </div>
  )
}
