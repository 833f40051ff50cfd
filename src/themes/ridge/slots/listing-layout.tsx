import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Ridge: a black header with the search, the filters as one board across it, then the cars edge to edge. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="pb-16">
      <div className="ridge-head">
        <div className="container pt-2 pb-3 lg:pb-18">
          <div className="text-muted-on-dark">
            <SearchBreadcrumb listing={listing} />
          </div>
          <div className="grid items-end gap-x-12 gap-y-3 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
            <div className="grid gap-3">
              <ListingHeading listing={listing} className="text-4xl sm:text-5xl lg:text-6xl" />
              <Introduction listing={listing} className="max-w-xl text-muted-on-dark" />
            </div>
            <div className="text-ink">{keyword}</div>
          </div>
        </div>
      </div>
      <div className="container">
        <div className="relative z-10 lg:-mt-12">{filters}</div>
        <div className="grid min-w-0 gap-5 pt-4 lg:pt-6">
          <div className="sticky-bar">{toolbar}</div>
          {chips}
          {results}
          <div className="mt-8">{paging}</div>
        </div>
      </div>
    </div>
  )
}
