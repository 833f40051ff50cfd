import type { useLoaderData } from 'react-router'
import { absolute, type StructuredData } from '#domain/breadcrumb.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** An element of a page's `<head>`. */
export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly rel: string; readonly href: string; readonly type?: string }
  | { readonly 'script:ld+json': StructuredData }

/** Arguments of a page's `meta`: the loader's data, if it succeeded, and the site. */
export interface MetaArgs<Loader> {
  readonly loaderData: ReturnType<typeof useLoaderData<Loader>> | undefined
  readonly site: SiteView | null
}

interface Described {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly structuredData?: readonly StructuredData[]
}

/** Open Graph values that differ from the page's defaults. */
interface Shared {
  readonly title?: string
  readonly type?: 'website' | 'article' | 'product'
  /** Absolute address. */
  readonly image?: string
  readonly imageAlt?: string
}

/** Title, description, canonical address, Open Graph tags and JSON-LD (FIELD-3). */
export function pageMeta(page: Described, site: SiteView | null, shared: Shared = {}): HeadTag[] {
  const { metaTitle, metaDescription, canonical, structuredData = [] } = page
  const image = shared.image ?? (site ? absolute(site.shareImage, new URL(canonical).origin) : null)
  return [
    { title: metaTitle },
    { name: 'description', content: metaDescription },
    { rel: 'canonical', href: canonical },
    { property: 'og:type', content: shared.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: shared.title ?? metaTitle },
    { property: 'og:description', content: metaDescription },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(shared.imageAlt ? [{ property: 'og:image:alt', content: shared.imageAlt }] : []),
    ...structuredData.map((value) => ({ 'script:ld+json': value })),
  ]
}
