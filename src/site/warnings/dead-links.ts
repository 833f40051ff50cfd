import { isContentPath } from '#domain/content/content-path.ts'
import { OPTIONAL_LEAD_PAGES } from '#domain/route/lead-page-name.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { blockLinks } from '../checks/check-blocks.ts'
import type { Link } from '../content/link.ts'
import { menuLinks } from '../content/menu-links.ts'
import { blogAddresses } from '../content/read-articles.ts'
import type { GoodSite } from '../folder/read-sites.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import { formatPath } from '../site-fault.ts'
import type { SiteWarning } from './site-warning.ts'

/** Pages with a single address (web/routes.ts). Content pages, forms and the families below are checked elsewhere. */
export const PAGES = [
  '/',
  '/search',
  '/special-offers',
  '/parts/search',
  '/models',
  '/budget',
  '/sign-in',
  '/watchlist',
  '/favourites',
  '/compare',
  '/your-data',
  '/cars',
]
/** Below these paths there is a page for each make, car, model or location; other checks cover them. */
const FAMILIES = ['/search/', '/cars/', '/models/', '/contact-us/', '/site-files/', '/pictures/', '/api/']

/** Warnings for menus, slides, cards and banners that link to a missing page (ROUTE-9). */
export function deadLinkWarnings({ site, pages, articles }: GoodSite): readonly SiteWarning[] {
  const pagePaths = [...pages.map(({ path }) => path), ...blogAddresses(articles, site)]
  const links = [...linksOf(site), ...blockLinks(site, pages), ...ofPageFiles(pages), ...inTexts(pages, articles)]
  return links.flatMap(({ at, href }) => {
    const reason = deadReason(href, site, pagePaths)
    return reason === null ? [] : [{ path: formatPath(at), reason }]
  })
}

function deadReason(href: string, { leads }: Pick<Site, 'leads'>, own: readonly string[]): string | null {
  if (!href.startsWith('/')) return null
  const path = (href.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1')
  if (PAGES.includes(path) || own.includes(path) || FAMILIES.some((family) => path.startsWith(family))) return null
  const form = LEAD_PAGE_PATHS[path]
  if (form !== undefined) {
    const optional = OPTIONAL_LEAD_PAGES.find((name) => name === form)
    if (optional === undefined || leads.pages.includes(optional)) return null
    return `"${href}" leads to a page that this site leaves out: add "${optional}" to leads.pages, or take the link away`
  }
  const hint = didYouMean(path, [...PAGES, ...Object.keys(LEAD_PAGE_PATHS), ...own])
  const folder = isContentPath(path) ? ` (it would be a file in ${path.startsWith('/blog') ? 'blog' : 'pages'}/)` : ''
  return `"${href}" leads to no page of this site${folder}${hint === null ? '' : `; ${hint}`}`
}

/** P-14: the links in the texts of pages and articles. Content pages among them are faults already. */
function inTexts(pages: GoodSite['pages'], articles: GoodSite['articles']): readonly Link[] {
  const texts = [
    ...pages.map(({ name, html, closing }) => ({ file: `pages/${name}.md`, html: html + closing })),
    ...articles.map(({ slug, html }) => ({ file: `blog/${slug}.md`, html })),
  ]
  return texts.flatMap(({ file, html }) =>
    [...html.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href = '']): Link => ({ at: [file], href })),
  )
}

/** The link under a page's title. */
function ofPageFiles(pages: GoodSite['pages']): readonly Link[] {
  return pages.flatMap(({ name, blocks }) =>
    blocks?.href ? [{ at: [`pages/${name}.json`, 'href'], href: blocks.href }] : [],
  )
}

function linksOf(site: Site): readonly Link[] {
  const { home, search, offers, blog } = site
  return [
    ...menuLinks(site),
    ...home.slides.map(({ href }, index): Link => ({ at: ['home', 'slides', index, 'href'], href })),
    ...(home.banner?.href ? [{ at: ['home', 'banner', 'href'], href: home.banner.href }] : []),
    ...search.promotions.cards.map(
      ({ href }, index): Link => ({ at: ['search', 'promotions', 'cards', index, 'href'], href }),
    ),
    ...offers.list.map(({ href }, index): Link => ({ at: ['offers', 'list', index, 'href'], href })),
    ...blog.cards.map(({ href }, index): Link => ({ at: ['blog', 'cards', index, 'href'], href })),
  ]
}
