import { BLOG_PATH } from './blog/blog-paths.ts'
import { OPTIONAL_PAGE_PATHS } from './lead/form/lead-pages.ts'

/** The pages of a site's own words that have an address at the root (ROUTE-8, ROUTE-9); every other is under /pages. */
export const ROOT_PAGES = [
  'about-us',
  'autopact-handback-guarantee',
  'autopact-protection-plan',
  'buying',
  'capped-price-servicing',
  'diamond-advantage',
  'faqs',
  'privacy-policy',
  'roadside-assist',
  'teams',
  'terms-and-conditions',
  'ultratek',
  'vehicle-parts-and-accessories',
  'warranty',
] as const

/**
 * The one address of a page by its file's name: '/privacy-policy', '/pages/home-drive' (ROUTE-9). What is called after a
 * listing page, 'search/toyota', is that page's introduction (ROUTE-2), and one called after a form, 'careers', its words
 * (ROUTE-8, docs/decisions/021).
 */
export function contentPath(name: string): string {
  const isAtRoot =
    name.startsWith('search/') || FORM_PATHS.includes(`/${name}`) || ROOT_PAGES.some((page) => page === name)
  return isAtRoot ? `/${name}` : `/pages/${name}`
}

/** Whether an address, with or without query and hash, is one that only a content page or the blog can have (ROUTE-9). */
export function isContentPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (path === BLOG_PATH || path.startsWith(`${BLOG_PATH}/`)) return true
  const [, root, name, ...rest] = path.split('/')
  return name === undefined ? ROOT_PAGES.some((page) => page === root) : root === 'pages' && rest.length === 0
}

const FORM_PATHS: readonly string[] = Object.values(OPTIONAL_PAGE_PATHS)
