export interface Crumb {
  readonly label: string
  readonly href: string
}

/** JSON-LD: a value that a page serialises as it is. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The way to a page as JSON-LD (FIELD-3). `origin` is 'https://dealer.example'. */
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

/** A path of the site with its host before it; a full address stays as it is. */
export function absolute(address: string, origin: string): string {
  // Most are plain paths, twenty to a page: to parse one takes longer than to tell it.
  return PLAIN_PATH.test(address) ? origin + address : new URL(address, origin).href
}

/** No part of it is written otherwise in a full address. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/
