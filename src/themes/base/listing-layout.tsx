import type { ListingLayoutProps } from '#ui/slots.ts'

export function ListingLayout({ listing, filters, keyword, toolbar, chips, results, paging }: ListingLayoutProps) {
  return (
    <>
      <h1>{listing.heading}</h1>
      {keyword}
      {filters}
      {toolbar}
      {chips}
      {results}
      {paging}
    </>
  )
}
