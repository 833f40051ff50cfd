import type { ListingView } from '#views/listing/listing-view.ts'

/** The heading of a listing; that of a search, which is longer, in smaller letters (search.css). */
export function ListingHeading({ listing, className }: { readonly listing: ListingView; readonly className: string }) {
  const { heading, isSearch } = listing
  return <h1 className={`listing-heading ${className}`}>{isSearch ? <span>{heading}</span> : heading}</h1>
}
