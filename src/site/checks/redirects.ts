import { LEAD_PAGE_PATHS } from '#domain/lead/form/lead-pages.ts'
import { didYouMean } from '../nearest.ts'
import { plainPath, redirectOf } from '../redirects.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import { check, repeated } from './check.ts'

/** D-21: a redirect comes from one place, and leads to the last address at once: never on, and never round. */
export const redirectChecks = [
  check(['redirects'], ({ redirects }) => [
    ...repeated(
      redirects,
      ({ from }) => plainPath(from) + (from.split('?')[1] ?? ''),
      (index) => ['redirects', index, 'from'],
    ),
    ...redirects.flatMap((redirect, index) => onward(redirects, redirect, index)),
    ...redirects.flatMap(({ from }, index) =>
      plainPath(from) === '/' || plainPath(from) === '/*'
        ? [fault(['redirects', index, 'from'], 'the home page cannot be redirected')]
        : [],
    ),
  ]),
]

type Redirects = Site['redirects']

function onward(redirects: Redirects, { to }: Redirects[number], index: number): readonly FoundFault[] {
  if (!to.startsWith('/')) return []
  const next = redirectOf(redirects, new URL(to, 'https://site.example'))
  if (next === null) return []
  const at = ['redirects', index, 'to']
  return [fault(at, `"${to}" is redirected itself, to "${next}"`, 'name the last address, and no circle')]
}

/** D-21: what a redirect leads to is there: a page of the platform, or one of the site's own. */
export function redirectTargets(
  { redirects }: Pick<Site, 'redirects'>,
  pages: readonly string[],
): readonly FoundFault[] {
  const known = [...pages, ...Object.keys(LEAD_PAGE_PATHS), ...PAGES]
  return redirects.flatMap(({ to }, index) => {
    if (!to.startsWith('/')) return []
    const path = plainPath(to)
    if (known.includes(path) || BELOW.some((start) => path.startsWith(start))) return []
    return [fault(['redirects', index, 'to'], `there is no page at "${to}"`, didYouMean(path, known))]
  })
}

const PAGES = [
  '/',
  '/search',
  '/special-offers',
  '/parts/search',
  '/models',
  '/budget',
  '/compare',
  '/blog',
  '/favourites',
]
/** What is below these depends on stock, models, locations and articles, which come and go. */
const BELOW = ['/search/', '/models/', '/cars/', '/contact-us/', '/blog/', '/site-files/']
