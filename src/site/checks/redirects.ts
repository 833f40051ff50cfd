import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { didYouMean } from '../nearest.ts'
import { plainPath, redirectOf } from '../redirects.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import { check, repeated } from './check.ts'

/** D-21: each address has one redirect, and it leads straight to the last address: no chains, no circles. */
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

/** D-21: the target of a redirect exists, as a page of the platform or of the site. */
export function redirectTargets(
  { redirects }: Pick<Site, 'redirects'>,
  pages: readonly string[],
): readonly FoundFault[] {
  const knownPaths = [...pages, ...Object.keys(LEAD_PAGE_PATHS), ...PAGES]
  return redirects.flatMap(({ to }, index) => {
    if (!to.startsWith('/')) return []
    const path = plainPath(to)
    if (knownPaths.includes(path) || BELOW.some((start) => path.startsWith(start))) return []
    return [fault(['redirects', index, 'to'], `there is no page at "${to}"`, didYouMean(path, knownPaths))]
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
/** Not checked below these paths: stock, models, locations and articles come and go. */
const BELOW = ['/search/', '/models/', '/cars/', '/contact-us/', '/blog/', '/site-files/']
