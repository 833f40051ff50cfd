import type { ListingView } from '#domain/stock/listing-view.ts'
import type { SiteView } from '#site/site-view.ts'
import { useSlots } from '../theme-context.ts'
import { ActiveChips } from './active-chips.tsx'
import { Filters } from './filters.tsx'
import { KeywordBox } from './keyword-box.tsx'
import { Paging } from './paging.tsx'
import { RelatedPages } from './related-pages.tsx'
import { ResultToolbar } from './result-toolbar.tsx'
import { Results } from './results.tsx'
import { SearchFailed } from './search-failed.tsx'
import { useSearchNavigation } from './use-search-navigation.ts'

interface SearchPageProps {
  readonly site: SiteView
  readonly listing: ListingView
  /** The last search got no answer: `listing` is the one before. */
  readonly failed: boolean
}

/** The listing: its parts, placed by the template. */
export function SearchPage({ site, listing, failed }: SearchPageProps) {
  const { ListingLayout, filterArrangement } = useSlots()
  const navigation = useSearchNavigation()
  return (
    <main id="content">
      <div className="progress" hidden={!navigation.busy} />
      <ListingLayout
        site={site}
        listing={listing}
        keyword={<KeywordBox listing={listing} navigation={navigation} />}
        filters={<Filters listing={listing} arrangement={filterArrangement} navigation={navigation} />}
        toolbar={<ResultToolbar listing={listing} navigation={navigation} />}
        chips={listing.total > 0 ? <ActiveChips listing={listing} expected={navigation.narrows} /> : null}
        results={
          <>
            {failed ? <SearchFailed onTryAgain={navigation.again} /> : null}
            <Results key={navigation.late} listing={listing} busy={navigation.busy} />
          </>
        }
        paging={
          <>
            <Paging paging={listing.paging} />
            <RelatedPages related={listing.related} />
          </>
        }
      />
    </main>
  )
}
