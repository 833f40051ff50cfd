import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Meadow: a soft panel of filters beside a list of wide cards. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="container pt-4 pb-8">
      <div className="text-muted">
        <SearchBreadcrumb listing={listing} />
      </div>
      <div className="mx-auto grid max-w-3xl justify-items-center gap-3 pb-6 text-center md:pt-6 lg:py-10">
        <ListingHeading listing={listing} className="text-4xl sm:text-5xl lg:text-6xl" />
        <Introduction listing={listing} className="max-w-xl text-lg text-muted" />
        <div className="w-full max-w-2xl text-left">{keyword}</div>
      </div>
      <div className="grid gap-x-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="meadow-filters">{filters}</div>
        <div className="grid min-w-0 content-start gap-5">
          <div className="sticky-bar">{toolbar}</div>
          {chips}
          {results}
          <div className="mt-6">{paging}</div>
        </div>
      </div>
    </div>
  )
}
