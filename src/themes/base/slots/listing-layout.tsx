import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Heading and keyword box, then the filters in a column beside the results. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="container pb-16">
      <SearchBreadcrumb listing={listing} />
      <ListingHeading listing={listing} className="my-4 text-4xl" />
      <Introduction listing={listing} className="mb-4 max-w-xl text-muted" />
      {keyword}
      <div className="mt-8 grid gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {filters}
        <div className="grid content-start gap-5">
          {toolbar}
          {chips}
          {results}
          {paging}
        </div>
      </div>
    </div>
  )
}
