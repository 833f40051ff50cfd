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
        <ListingHeading listing={listing} className="[&>span]:text-[1em]" />
        <div className="w-full lg:ml-auto lg:w-[28rem]">{keyword}</div>
      </div>
      <div className="grid gap-x-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:[&_.facet-summary]:min-h-10 lg:[&_.facet-value]:text-sm">
        {filters}
        <div className="flex min-w-0 flex-col gap-2 [&_.card-why]:border-b [&_.card-why]:border-line [&_.card-why]:bg-surface [&_.card-why]:px-4 [&_.card-why]:py-0.5 [&_.card-why]:text-xs [&_.promotion>.display]:text-base max-md:[&_.chips]:mb-0 max-md:[&_.results-frame]:mt-0">
          <div className="market-bar max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-1 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-1.5 [&_.toolbar]:flex [&_.toolbar]:items-center max-lg:[&_.toolbar-controls]:grid-cols-[auto_1fr] max-lg:[&_.toolbar-count]:text-sm max-lg:[&_.toolbar-count]:whitespace-nowrap max-lg:[&_.toolbar-save]:hidden">
            {toolbar}
          </div>
          {chips}
          <div className="max-lg:-mx-4">{results}</div>
          {paging}
          <Introduction listing={listing} className="max-w-3xl py-2 text-sm text-muted" />
        </div>
      </div>
    </div>
  )
}
