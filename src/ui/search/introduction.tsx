import type { ListingView } from '#views/listing/listing-view.ts'

/** What the site says of the page under its heading: a sentence, or words of the page's own (ROUTE-2). */
export function Introduction({ listing, className }: { readonly listing: ListingView; readonly className: string }) {
  const { introduction, introductionHtml } = listing
  if (introductionHtml !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts).
    return <div className={`listing-words ${className}`} dangerouslySetInnerHTML={{ __html: introductionHtml }} />
  return introduction === null ? null : <p className={className}>{introduction}</p>
}
