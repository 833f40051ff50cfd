import { oncePer } from '#caching/once-per.ts'
import type { Site } from '#site/site.ts'
import type { SiteRequest } from '../site-request.ts'

/** Removes the distance filter if neither the geocoder nor the tables cover the site's region. */
export function withSupportedDistances({ platform, site }: SiteRequest): Site {
  const { geocoder, localities } = platform
  const isKnown = geocoder.regions.includes(site.region) || localities.regions.includes(site.region)
  return isKnown ? site : withoutDistances(site)
}

/** Returns the same object each time, since cached cards belong to it. */
const withoutDistances = oncePer((site: Site): Site => ({ ...site, search: { ...site.search, distances: [] } }))
