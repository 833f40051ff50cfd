/** The pages of a site's own words that have an address at the root (ROUTE-8, ROUTE-9); every other is under /pages. */
export const ROOT_PAGES = [
  'about-us',
  'autopact-handback-guarantee',
  'autopact-protection-plan',
  'buying',
  'diamond-advantage',
  'faqs',
  'privacy-policy',
  'terms-and-conditions',
  'ultratek',
  'vehicle-parts-and-accessories',
] as const

/**
 * The one address of a page by its file's name: '/privacy-policy', '/pages/home-drive' (ROUTE-9). What is called after a
 * listing page, 'search/toyota', is that page's introduction (ROUTE-2).
 */
export function contentPath(name: string): string {
  return name.startsWith('search/') || ROOT_PAGES.some((page) => page === name) ? `/${name}` : `/pages/${name}`
}

/** Whether an address, with or without query and hash, is one that only a content page can have (ROUTE-9). */
export function isContentPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  const [, root, name, ...rest] = path.split('/')
  return name === undefined ? ROOT_PAGES.some((page) => page === root) : root === 'pages' && rest.length === 0
}
