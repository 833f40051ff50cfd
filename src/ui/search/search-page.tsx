import type { ListingView } from '#views/listing/listing-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { AlertLink } from '../alert/alert-link.tsx'
import { YourFigures } from '../finance/price-story.tsx'
import { useSlots } from '../theme-context.ts'
import { ActiveChips } from './active-chips.tsx'
import { AskedNote } from './asked-note.tsx'
import { Filters } from './filters/filters.tsx'
import { KeywordBox } from './keyword-box.tsx'
import { Paging } from './paging.tsx'
import { RelatedPages } from './related-pages.tsx'
import { ResultToolbar } from './result-toolbar.tsx'
import { Results } from './results.tsx'
import { SearchFailed } from './search-failed.tsx'
import { UnreadBoxes } from './unread-boxes.tsx'
import { useListingNavigation } from './use-listing-navigation.ts'

interface SearchPageProps {
  readonly site: SiteView
  readonly listing: ListingView
  /** The last search failed, and `listing` is the one before it. */
  readonly failed: boolean
}

/** The listing page, laid out by the template. */
export function SearchPage({ site, listing, failed }: SearchPageProps) {
  const navigation = useListingNavigation(listing)
  const { ListingLayout, filterArrangement } = useSlots()
  return (
    <main id="content" data-narrowed={(navigation.narrows ?? listing.isSearch) || undefined}>
      <div className="progress" hidden={!navigation.busy} />
      <ListingLayout
        site={site}
        listing={listing}
        keyword={<KeywordBox listing={listing} navigation={navigation} />}
        filters={<Filters listing={listing} arrangement={filterArrangement} navigation={navigation} />}
        toolbar={<ResultToolbar listing={listing} navigation={navigation} />}
        chips={
          <>
            <UnreadBoxes listing={listing} navigation={navigation} />
            <ActiveChips listing={listing} expected={navigation.narrows} />
            <AskedNote listing={listing} />
          </>
        }
        results={
          <>
            {failed ? <SearchFailed onTryAgain={navigation.again} /> : null}
            <YourFigures />
            <Results key={navigation.late} listing={listing} busy={navigation.busy} />
          </>
        }
        paging={
          <div className="grid gap-4">
            <Paging paging={listing.paging} />
            {listing.total > 0 ? (
              <AlertLink link={listing.alert} className="button button-outline sm:justify-self-start" />
            ) : null}
            {listing.stockUpdated ? <p className="text-sm text-muted">{listing.stockUpdated}</p> : null}
            <RelatedPages related={listing.related} />
          </div>
        }
      />
    </main>
  )
}
