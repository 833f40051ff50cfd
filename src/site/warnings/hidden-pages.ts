import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import type { GoodSite } from '../folder/read-sites.ts'
import { plainPath, redirectOf } from '../redirects.ts'
import { PAGES } from './dead-links.ts'
import type { SiteWarning } from './site-warning.ts'

/** P-14: redirects of addresses at which this site has a page, which nobody can reach then. */
export function hiddenPageWarnings({
  site: { redirects },
  pages,
}: Pick<GoodSite, 'site' | 'pages'>): readonly SiteWarning[] {
  const here = [...new Set([...pages.map(({ path }) => path), ...Object.keys(LEAD_PAGE_PATHS), ...PAGES])]
  return here.flatMap((path) => {
    const to = redirectOf(redirects, new URL(path, 'https://site.example'))
    if (to === null) return []
    const index = redirects.findIndex(({ from }) => {
      const plain = plainPath(from)
      return plain === path || (plain.endsWith('/*') && path.startsWith(plain.slice(0, -1)))
    })
    const reason = `takes away the page that this site has at ${path}, and leads to ${to}: name an address of the former website alone`
    return [{ path: `redirects[${Math.max(0, index)}].from`, reason }]
  })
}
