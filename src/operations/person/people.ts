import type { Site } from '#site/site.ts'
import { type ErasedPerson, type FoundPerson, PERSON_TABLES, type Person } from '#storage/people.ts'
import type { Platform } from '../platform.ts'

export type { FoundPerson, Person }
export { PERSON_TABLES }

/** H8: finds everything a site stores about a person, with an entry for every table. */
export function findPerson(platform: Platform, site: Site, person: Person): Promise<FoundPerson> {
  return platform.storage.forSite(site).people.find(person)
}

/**
 * H8: deletes everything a site stores about a person. Data already sent, such as mail to the dealer, cannot be
 * recalled.
 */
export async function erasePerson(platform: Platform, site: Site, person: Person): Promise<ErasedPerson> {
  const erased = await platform.storage.forSite(site).people.erase(person)
  platform.log.info('person erased', { site: site.slug, ...erased })
  return erased
}
