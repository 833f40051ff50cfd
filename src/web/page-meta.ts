import type { MetaDescriptor } from 'react-router'
import { absolute, type StructuredData } from '#domain/breadcrumb.ts'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { SiteView } from '#views/site/site-view.ts'

interface Described {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly structuredData?: readonly StructuredData[]
}

/** What of a page differs from the ordinary one when its link is shared. */
interface Shared {
  readonly title?: string
  readonly type?: 'website' | 'article' | 'product'
  /** An absolute address. */
  readonly image?: string
  readonly imageAlt?: string
}

/** A route's `matches`: the root's is the first, and has the site. */
export type RouteMatches = readonly [{ readonly loaderData?: Payload | undefined } | undefined, ...unknown[]]

/** Title, description, the one address, what a messenger shows of a shared link (Open Graph), and JSON-LD (FIELD-3). */
export function pageMeta(page: Described, matches: RouteMatches, shared: Shared = {}): MetaDescriptor[] {
  const { metaTitle, metaDescription, canonical, structuredData = [] } = page
  const root = matches[0]?.loaderData
  const image =
    shared.image ?? (root ? absolute(fromPayload<SiteView>(root).shareImage, new URL(canonical).origin) : null)
  return [
    { title: metaTitle },
    { name: 'description', content: metaDescription },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: shared.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: shared.title ?? metaTitle },
    { property: 'og:description', content: metaDescription },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(shared.imageAlt ? [{ property: 'og:image:alt', content: shared.imageAlt }] : []),
    ...structuredData.map((value) => ({ 'script:ld+json': value })),
  ]
}
