import { Introduction } from '#ui/search/introduction.tsx'
import { ListingHeading } from '#ui/search/listing-heading.tsx'
import { SearchBreadcrumb } from '#ui/search/search-breadcrumb.tsx'
import type { ListingLayoutProps } from '#ui/slots.ts'

/** Gallery: the cars at once, edge to edge; the filters behind one word, and the search in words when all has been seen. */
export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <div className="container">
      <ListingHeading listing={listing} className="pt-6 text-3xl lg:pt-10 lg:text-5xl" />
      <div className="gallery-wall grid grid-cols-1 gap-4">
        <div className="sticky-bar">{toolbar}</div>
        {filters}
        {chips}
        <div>{results}</div>
      </div>
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-10 py-16 lg:py-24">
        {paging}
        <Introduction listing={listing} className="text-center text-muted" />
        {keyword}
        <SearchBreadcrumb listing={listing} />
      </div>
    </div>
  )
}
