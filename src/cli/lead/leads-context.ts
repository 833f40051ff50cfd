import type { ClockPlace } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Platform } from '#operations/platform.ts'
import { didYouMean } from '#site/nearest.ts'
import type { Site } from '#site/site.ts'

/** Context of the lead commands: platform, site and output. */
export interface LeadsContext {
  readonly platform: Platform
  readonly siteSlug: string
  /** All sites, for the 'did you mean' hint. */
  readonly siteSlugs: readonly string[]
  readonly print: (line: string) => void
}

/** The command's site; if there is none, prints an error and returns null. */
export function siteOf({ platform, siteSlug, siteSlugs, print }: LeadsContext): Site | null {
  const site = platform.siteBySlug(siteSlug)
  if (!site) {
    const hint = didYouMean(siteSlug, siteSlugs) ?? `there are: ${siteSlugs.join(', ') || 'none'}.`
    print(`There is no site '${siteSlug}'; ${hint}`)
  }
  return site
}

/** '2026-11-21 10:30', on the clock of a site or of one of its locations. */
export function localTime(instant: string, { timezone }: Pick<ClockPlace, 'timezone'>): string {
  return zonedInstant(new Date(instant), timezone).slice(0, 16).replace('T', ' ')
}
