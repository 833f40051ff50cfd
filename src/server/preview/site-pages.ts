import { setTimeout as pause } from 'node:timers/promises'
import { createCache } from '#caching/bounded-cache.ts'
import type { PageFault } from '#domain/page-check/page-fault.ts'
import { doubledTitle, faultsFirst, gonePage, hiddenPage, newFaults } from '#domain/page-check/page-faults.ts'
import { locationPath } from '#domain/paths.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import type { SitePages, TouchedPage } from '#operations/draft/site-pages.ts'
import { blogAddresses } from '#site/content/read-articles.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import { type Draughtsman, type DrawingParts, type DrawnPage, draughtsman } from './draughtsman.ts'

/** How long drawn pages count: what they show of the clock, such as opening hours, is older than this at most. */
const LASTS_MS = 10 * 60_000

/** STUDIO-4: how long a person's changes go first after each page that is drawn beside them. */
const REST_MS = 100

/**
 * Draws pages by the routes that answer visitors, so a page is what a visitor would get. Those of a
 * live version are drawn one time for all drafts, and those of a draft again when it has changed.
 */
export function createSitePages(parts: DrawingParts): SitePages {
  const { clock } = parts.platform
  const lasts = { ms: LASTS_MS, now: () => clock.now().getTime() }
  const lives = createCache<string, Promise<LiveSite>>('drawn-pages', { lasts })
  const liveOf = async (live: GoodSite) => {
    const stock = await parts.versionOf(live.site.slug)
    return lives.getOrCompute(`${live.folder} ${stock}`, async () => {
      const now = clock.now()
      return { now, drawn: await draughtsman(parts, live, now) }
    })
  }
  const answers = createCache<string, Promise<readonly TouchedPage[]>>('touched-pages', { lasts })
  return {
    async touched(live, draft, mark) {
      const was = live === null ? null : await liveOf(live)
      const now = was?.now ?? clock.now()
      const compare = async () => {
        const is = await draughtsman(parts, draft, now)
        const addresses = [...new Set([live ?? draft, draft].flatMap(addressesOf))]
        return compareSites(was?.drawn ?? null, is, [...addresses, ...(await firstCar(is))].sort())
      }
      const key = `${draft.site.slug} ${live?.folder ?? ''} ${now.getTime()} ${mark}`
      return mark === null ? compare() : answers.getOrCompute(key, compare)
    },
    async prepare(live) {
      const { drawn } = await liveOf(live)
      for (const path of [...addressesOf(live), ...(await firstCar(drawn))]) {
        const page = await drawn.draw(path)
        if (page !== null) await drawn.faultsOf(page, page)
        await pause(REST_MS, undefined, { ref: false })
      }
    },
  }
}

/** The site that visitors see, with the time at which it is drawn. */
interface LiveSite {
  readonly now: Date
  readonly drawn: Draughtsman
}

async function compareSites(
  before: Draughtsman | null,
  after: Draughtsman,
  paths: readonly string[],
): Promise<readonly TouchedPage[]> {
  const pages: { readonly path: string; readonly was: DrawnPage | null; readonly is: DrawnPage | null }[] = []
  for (const path of paths) pages.push({ path, was: (await before?.draw(path)) ?? null, is: await after.draw(path) })
  const pathsOf = Map.groupBy(
    pages.filter(({ is }) => is !== null),
    ({ is }) => is?.facts.title ?? '',
  )
  const touched: TouchedPage[] = []
  for (const { path, was, is } of pages) {
    if (was?.mark === is?.mark) continue
    if (is === null) {
      const faults = (await after.isThere(path)) ? [] : [gonePage(path)]
      touched.push({ path, title: was?.facts.title ?? path, change: 'gone', faults })
      continue
    }
    const { title, isHidden } = is.facts
    const others = (pathsOf.get(title) ?? []).map((other) => other.path).filter((other) => other !== path)
    const isNewTitle = was?.facts.title !== title
    const faults = [
      ...(await brought(before, after, { was, is })),
      ...(isNewTitle ? doubledTitle(title, others) : []),
      ...(isHidden && was?.facts.isHidden === false ? [hiddenPage()] : []),
    ]
    touched.push({ path, title, change: was === null ? 'new' : 'changed', faults: faultsFirst(faults) })
  }
  return touched
}

/** Faults that the live page does not have; of a new page, those that its header and footer do not have on the home page. */
async function brought(
  before: Draughtsman | null,
  after: Draughtsman,
  { was, is }: { readonly was: DrawnPage | null; readonly is: DrawnPage },
): Promise<readonly PageFault[]> {
  const baseline = was ?? (await before?.draw('/')) ?? null
  if (before === null || baseline === null) return after.faultsOf(is, is)
  return newFaults(await before.faultsOf(baseline, baseline), await after.faultsOf(is, baseline))
}

/** Every page of the site's own, and one of each kind of those that stock makes. */
function addressesOf({ site, pages, articles }: GoodSite): readonly string[] {
  return [
    '/',
    '/search',
    '/special-offers',
    '/models',
    '/budget',
    ...Object.keys(LEAD_PAGE_PATHS),
    ...site.locations.map(({ slug }) => locationPath(slug)),
    ...pages.map(({ path }) => path),
    ...blogAddresses(articles, site).filter((path) => !path.endsWith('.xml')),
  ]
}

const CAR = /^\/cars\/.+/

async function firstCar({ draw }: Draughtsman): Promise<readonly string[]> {
  const listing = await draw('/search')
  const car = listing?.facts.links.find(({ href }) => CAR.test(href))
  return car ? [car.href.split(/[?#]/)[0] ?? car.href] : []
}
