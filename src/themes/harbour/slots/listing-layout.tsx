import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Harbour: a wide quiet header, a column of hairlines, three cars per row. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="container harbour-list">
      <div className="text-muted">
        <SearchBreadcrumb listing={listing} />
      </div>
      <div className="grid items-end gap-x-12 gap-y-2.5 pb-2 md:py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid gap-3">
          <ListingHeading listing={listing} className="text-4xl sm:text-5xl lg:text-6xl" />
          <Introduction listing={listing} className="max-w-xl text-lg text-muted" />
        </div>
        {keyword}
      </div>
      <div className="grid gap-x-14 border-t border-line lg:grid-cols-[16rem_minmax(0,1fr)]">
        {filters}
        <div className="grid min-w-0 content-start gap-5 pt-4 lg:pt-5">
          <div className="sticky-bar">{toolbar}</div>
          {chips}
          {results}
          <div className="mt-10">{paging}</div>
        </div>
      </div>
    </div>
  )
}
