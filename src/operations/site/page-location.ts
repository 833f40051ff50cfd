import { carVisibility } from '#domain/listing/visibility.ts'
import { locationOf } from '#domain/location/location.ts'
import { pageSubject } from '#domain/location/page-subject.ts'
import { shownLocations } from '#domain/location/shown-locations.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * SITE-10: the id of the location that a page is about: its own page, a car of it, a form about such a car, and
 * the service or parts form of a site with one such place. Null: the page is about no single location.
 */
export async function pageLocation({ platform, site, now }: SiteRequest, url: URL): Promise<string | null> {
  const subject = pageSubject(url)
  if (subject === null) return null
  const { kind, name } = subject
  if (kind === 'location') return site.locations.find(({ slug }) => slug === name)?.id ?? null
  if (kind === 'department') {
    const [only, ...others] = shownLocations(site.locations, name)
    return only === undefined || others.length > 0 ? null : only.id
  }
  const { cars } = platform.storage.forSite(site)
  const car = await (kind === 'car' ? cars.find(name) : cars.findById(name))
  if (car === null || carVisibility(car, site, now) === 'hidden') return null
  return locationOf(car, site.locations)?.id ?? null
}
