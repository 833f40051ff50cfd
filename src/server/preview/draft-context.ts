import { oncePer } from '#caching/once-per.ts'
import type { Platform } from '#operations/platform.ts'
import { forRoutes } from '#operations/route-platform.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import type { Site } from '#site/site.ts'
import type { RequestContext } from '#web/request-context.ts'

export interface DrawnFrom {
  readonly platform: Platform
  readonly production: boolean
  readonly cookieSecret: string
  /** The version of a site's stock. */
  readonly versionOf: (slug: string) => Promise<number>
}

/** A request's context as the draft has it, for the same routes that answer visitors (STUDIO-3). */
export async function draftContext(
  { platform, production, cookieSecret, versionOf }: DrawnFrom,
  good: GoodSite,
  origin: string,
): Promise<RequestContext> {
  const site = untagged(good.site)
  return {
    platform: forRoutes(platformOf(platform, good)),
    site,
    version: await versionOf(site.slug),
    now: platform.clock.now(),
    origin,
    production,
    cookieSecret,
    filesOf: async function* () {},
    signInWait: async () => null,
  }
}

/** STUDIO-6: no tags, so nothing is counted and nobody is asked about cookies. */
const untagged = oncePer(
  (site: Site): Site => ({ ...site, integrations: { ...site.integrations, ga4: null, gtm: null, metaPixel: null } }),
)

/** The platform with the site and the content of the draft. Nothing of a visit is counted. */
function platformOf(platform: Platform, good: GoodSite): Platform {
  const { slug } = good.site
  const ofDraft =
    <Value>(own: Value, of: (slug: string) => Value) =>
    (asked: string) =>
      asked === slug ? own : of(asked)
  return {
    ...platform,
    siteBySlug: ofDraft(good.site, platform.siteBySlug),
    contentOf: ofDraft(good, platform.contentOf),
    views: { ...platform.views, count: () => {} },
  }
}
