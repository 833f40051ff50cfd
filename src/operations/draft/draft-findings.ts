import type { PageFault } from '#domain/page-check/page-fault.ts'
import { decisionList } from '#site/folder/decision-list.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import { digestOf, type SiteFiles } from '#site/published/files-of-site.ts'
import { readVersion } from '#site/published/published-sites.ts'
import type { SiteVersion } from '#site/published/site-history.ts'
import { lostByLaw } from '#site/warnings/lost-by-law.ts'
import type { SiteWarning } from '#site/warnings/site-warning.ts'
import { siteWarnings } from '#site/warnings/site-warnings.ts'
import type { SiteRequest } from '../site-request.ts'
import type { TouchedPage } from './site-pages.ts'

/** What the check of a draft finds that the live site does not have (STUDIO-12). */
export interface DraftFindings {
  /** The pages that it touches: none where pages cannot be drawn. */
  readonly pages: readonly TouchedPage[]
  /** Warnings about the site as a whole, each with the path of its option. */
  readonly site: readonly SiteWarning[]
}

/** STUDIO-12: the pages that a draft touches and the warnings that it brings, against the version that is live. */
export async function draftFindings(
  { platform }: Pick<SiteRequest, 'platform'>,
  { version }: { readonly version: SiteVersion },
  { good, files }: { readonly good: GoodSite; readonly files: SiteFiles },
): Promise<DraftFindings> {
  const live = await readVersion(platform.publications.history, version)
  const was = live.ok ? live : null
  const now = platform.clock.now()
  const liveReasons = new Set(was === null ? [] : (await warningsOf(was, now)).map(({ reason }) => reason))
  return {
    pages: (await platform.sitePages?.touched(was, good, digestOf(files))) ?? [],
    site: [
      ...(await warningsOf(good, now)).filter(({ reason }) => !liveReasons.has(reason)),
      ...(was === null ? [] : lostByLaw(was.site, good.site)),
    ],
  }
}

/** Draws the live pages while a person edits, so that the first look at the changes does not wait for them. */
export function preparePages({ platform, site }: Pick<SiteRequest, 'platform' | 'site'>): void {
  const { sitePages } = platform
  if (sitePages === null) return
  const draw = async () => {
    const { history } = platform.publications
    const newest = await history.newest(site.slug)
    const live = newest && (await readVersion(history, newest))
    if (live?.ok) await sitePages.prepare(live)
  }
  draw().catch((error: unknown) => platform.log.warn('the live pages could not be drawn', { site: site.slug, error }))
}

async function warningsOf(good: GoodSite, now: Date): Promise<readonly SiteWarning[]> {
  const list = await decisionList(good, now)
  const warnings = await siteWarnings(good, { webhookAccounts: null, slugs: null, now })
  return list.kind === 'warning' ? [...warnings, list.fault] : warnings
}

/** What a refusal shows: all that was found, on the pages that have something. */
export function shownFindings({ pages, site }: DraftFindings): DraftFindings {
  return { pages: pages.filter(({ faults }) => faults.length > 0), site }
}

export function hasFault({ pages }: DraftFindings): boolean {
  return hasPageFault(pages, 'fault', [])
}

/** Whether there is a warning that nobody has confirmed by its sentence. */
export function hasUnread({ pages, site }: DraftFindings, confirmed: readonly string[]): boolean {
  return hasPageFault(pages, 'warning', confirmed) || site.some(({ reason }) => !confirmed.includes(reason))
}

function hasPageFault(
  pages: readonly TouchedPage[],
  weight: PageFault['weight'],
  confirmed: readonly string[],
): boolean {
  return pages.some(({ faults }) =>
    faults.some((fault) => fault.weight === weight && !confirmed.includes(fault.sentence)),
  )
}
