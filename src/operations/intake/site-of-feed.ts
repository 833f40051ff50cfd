import type { FeedDefinition } from '#domain/intake/feed-definition.ts'
import type { Site } from '#site/site.ts'

/**
 * The site as a feed's import sees it: the feed's own limits in place of the site's (INTAKE-3, INTAKE-5), and only the
 * dealership and the location that the feed is for, so that rows without one belong there and other rows are refused.
 */
export function siteOfFeed(site: Site, { dealership, location, limits, soldAfterFiles }: FeedDefinition): Site {
  const usual = site.intake
  const intake = {
    ...usual,
    carsFallBy: limits.carsFallBy ?? usual.carsFallBy,
    locationFallsBy: limits.locationFallsBy ?? usual.locationFallsBy,
    pricesChange: limits.pricesChange ?? usual.pricesChange,
    identitiesChange: limits.identitiesChange ?? usual.identitiesChange,
    soldAfterFiles: soldAfterFiles ?? usual.soldAfterFiles,
  }
  if (dealership === '' && location === '') return { ...site, intake }
  const locations = site.locations.filter((each) =>
    location === '' ? each.dealershipSlug === dealership : each.slug === location,
  )
  const owners = new Set([dealership, ...locations.map(({ dealershipSlug }) => dealershipSlug)])
  return { ...site, intake, locations, dealerships: site.dealerships.filter(({ slug }) => owners.has(slug)) }
}
