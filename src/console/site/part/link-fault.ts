import { BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import { contentPath } from '#domain/content/content-path.ts'
import type { DraftFiles } from '#domain/draft/draft-change.ts'
import { OPTIONAL_LEAD_PAGES } from '#domain/route/lead-page-name.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { nearest } from '#site/nearest.ts'
import { FILES_PATH } from '#site/options/address.ts'
import { plainPath } from '#site/redirects.ts'
import { isRecord } from '#site/site-fault.ts'
import { PAGES } from '#site/warnings/dead-links.ts'

/** A draft's site, as far as links lead into it. */
export interface LinkedSite {
  readonly files: DraftFiles
  readonly value: (steps: readonly string[]) => unknown
}

/** Below these, pages come and go with the stock. */
const OF_STOCK = ['/search/', '/cars/', '/models/', '/pictures/', '/api/']
const LOCATIONS = '/contact-us/'

/** Why an address leads nowhere on the site of a draft, with the nearest that does; null: it leads somewhere, or outside. */
export function linkFault(site: LinkedSite, href: string): string | null {
  if (!href.startsWith('/')) return null
  const path = (href.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1')
  if (PAGES.includes(path) || OF_STOCK.some((family) => path.startsWith(family))) return null
  const form = LEAD_PAGE_PATHS[path]
  if (form !== undefined)
    return formPages(site).includes(path) ? null : `Your website leaves out the page ${path}. Choose another one.`
  if (path.startsWith(FILES_PATH))
    return Object.hasOwn(site.files, decodeURI(path.slice(FILES_PATH.length)))
      ? null
      : `There is no file ‘${path.slice(FILES_PATH.length)}’.`
  const sitePaths = ownPaths(site)
  if (sitePaths.includes(path) || redirected(site).includes(plainPath(path))) return null
  const meant = nearest(path, [...PAGES, ...formPages(site), ...sitePaths])
  return `Your website has no page at ${path}.${meant === null ? ' Choose one, or add the page first.' : ` Do you mean ${meant}?`}`
}

/** The pages of forms that the site has. */
export function formPages({ value }: LinkedSite): readonly string[] {
  const kept = value(['leads', 'pages'])
  return Object.entries(LEAD_PAGE_PATHS)
    .filter(([, form]) => {
      const optional = OPTIONAL_LEAD_PAGES.find((name) => name === form)
      return optional === undefined || !Array.isArray(kept) || kept.includes(optional)
    })
    .map(([path]) => path)
}

/** The addresses of pages, articles and locations. */
function ownPaths(site: LinkedSite): readonly string[] {
  const articles = textsOf(site, 'blog')
  return [
    ...textsOf(site, 'pages').map(contentPath),
    ...(articles.length === 0
      ? []
      : [BLOG_PATH, ...[...articles, ...slugsOf(site, ['blog', 'categories'])].map(blogPath)]),
    ...slugsOf(site, ['locations']).map((slug) => LOCATIONS + slug),
  ]
}

/** Names of the texts in a folder, without those below it. */
export function textsOf({ files }: Pick<LinkedSite, 'files'>, folder: 'pages' | 'blog'): readonly string[] {
  return Object.keys(files).flatMap((file) => new RegExp(`^${folder}/([a-z0-9-]+)\\.md$`).exec(file)?.[1] ?? [])
}

function slugsOf({ value }: LinkedSite, list: readonly string[]): readonly string[] {
  const items = value(list)
  return Array.isArray(items)
    ? items.flatMap((item) => (isRecord(item) && item['slug'] ? [String(item['slug'])] : []))
    : []
}

function redirected({ value }: LinkedSite): readonly string[] {
  const items = value(['redirects'])
  return Array.isArray(items) ? items.flatMap((item) => (isRecord(item) ? [plainPath(String(item['from']))] : [])) : []
}
