import type { ListingView } from '#views/listing/listing-view.ts'

/** The site's text under the listing's heading: a sentence, or the page's own Markdown (ROUTE-2). */
export function Introduction({ listing, className }: { readonly listing: ListingView; readonly className: string }) {
  const { introduction, introductionHtml } = listing
  if (introductionHtml !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was read (site/content/render-markdown.ts).
    return <div className={`listing-words ${className}`} dangerouslySetInnerHTML={{ __html: introductionHtml }} />
  return introduction === null ? null : <p className={className}>{introduction}</p>
}
