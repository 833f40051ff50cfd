import type { ListingView } from '#views/listing/listing-view.ts'

/**
 * The site's text under the listing's heading: a sentence, or the page's own Markdown (ROUTE-2). On a phone a search has
 * none (search.css).
 */
export function Introduction({ listing, className }: { readonly listing: ListingView; readonly className: string }) {
  const { introduction, introductionHtml } = listing
  const name = `introduction ${introductionHtml === null ? '' : 'listing-words '}${className}`
  if (introductionHtml !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was read (site/content/render-markdown.ts).
    return <div className={name} dangerouslySetInnerHTML={{ __html: introductionHtml }} />
  return introduction === null ? null : <p className={name}>{introduction}</p>
}
