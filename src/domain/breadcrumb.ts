export interface Crumb {
  readonly label: string
  readonly href: string
}

/** JSON-LD object; the page serialises it unchanged. */
export type StructuredData = Readonly<Record<string, unknown>>

/** FIELD-3: the breadcrumb as JSON-LD. `origin` is 'https://dealer.example'. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href, origin),
    })),
  }
}

/** Prefixes a path of the site with the origin; an absolute address is returned as it is. */
export function absolute(address: string, origin: string): string {
  // A page has about twenty of these, nearly all plain paths, and parsing a URL is slow.
  return PLAIN_PATH.test(address) ? origin + address : new URL(address, origin).href
}

/** Paths that URL parsing would leave unchanged. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/
