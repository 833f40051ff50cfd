import { BLOG_PATH } from '../blog/blog-paths.ts'
import { OPTIONAL_PAGE_PATHS } from '../lead/form/lead-pages.ts'

/** ROUTE-8, ROUTE-9: content pages with an address at the root; all others are under /pages. */
export const ROOT_PAGES = [
  'about-us',
  'accessibility',
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
 * ROUTE-9: the address of a content page, by its file name: '/privacy-policy', '/pages/home-drive'. A file named after
 * a listing page ('search/toyota') is that page's introduction (ROUTE-2); a file named after a form ('careers') is that
 * form's (ROUTE-8, docs/decisions/021).
 */
export function contentPath(name: string): string {
  const isAtRoot =
    name.startsWith('search/') || FORM_PATHS.includes(`/${name}`) || ROOT_PAGES.some((page) => page === name)
  return isAtRoot ? `/${name}` : `/pages/${name}`
}

/** ROUTE-9: whether an address, with or without query and hash, can only be a content page or the blog. */
export function isContentPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (path === BLOG_PATH || path.startsWith(`${BLOG_PATH}/`)) return true
  const [, root, name, ...rest] = path.split('/')
  return name === undefined ? ROOT_PAGES.some((page) => page === root) : root === 'pages' && rest.length === 0
}

const FORM_PATHS: readonly string[] = Object.values(OPTIONAL_PAGE_PATHS)
