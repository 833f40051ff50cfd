import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Market: heading and search in a line, then at once the list; filters under the thumb, the site's words at the end. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="container">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <SearchBreadcrumb listing={listing} />
        <ListingHeading listing={listing} className="" />
        <div className="w-full lg:ml-auto lg:w-[28rem]">{keyword}</div>
      </div>
      <div className="grid gap-x-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        {filters}
        <div className="flex min-w-0 flex-col">
          <div className="market-strip foot-bar">{toolbar}</div>
          <div className="market-chips">{chips}</div>
          {results}
          <div className="py-4">{paging}</div>
          <Introduction listing={listing} className="max-w-3xl py-2 text-sm text-muted" />
        </div>
      </div>
    </div>
  )
}
