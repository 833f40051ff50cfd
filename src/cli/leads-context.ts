import type { Platform } from '#operations/platform.ts'
import { didYouMean } from '#site/nearest.ts'
import type { Site } from '#site/site.ts'

/** What the commands about leads are given: the platform, the site's slug, and where their lines go. */
export interface LeadsContext {
  readonly platform: Platform
  readonly siteSlug: string
  /** Of the sites there are, to name the one that was meant. */
  readonly siteSlugs: readonly string[]
  readonly print: (line: string) => void
}

/** The site of the command, or null when there is none, which has then been said. */
export function siteOf({ platform, siteSlug, siteSlugs, print }: LeadsContext): Site | null {
  const site = platform.siteBySlug(siteSlug)
  if (!site) {
    const hint = didYouMean(siteSlug, siteSlugs) ?? `there are: ${siteSlugs.join(', ') || 'none'}.`
    print(`There is no site '${siteSlug}'; ${hint}`)
  }
  return site
}

/** '2026-11-21 10:30', in the site's time zone. */
export function localTime(instant: string, site: Site): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: site.timezone, dateStyle: 'short', timeStyle: 'short' })
}
