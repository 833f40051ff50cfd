import type { Site } from '#site/site.ts'
import { type ErasedPerson, type FoundPerson, PERSON_TABLES, type Person } from '#storage/people.ts'
import type { Platform } from '../platform.ts'

export type { FoundPerson, Person }
export { PERSON_TABLES }

/** H8: all that a site stores of a person; every table, whether it has a row or not. */
export function findPerson(platform: Platform, site: Site, person: Person): Promise<FoundPerson> {
  return platform.storage.forSite(site).people.find(person)
}

/** H8: deletes it. What has left already, such as the dealer's mail, is out of the platform's reach. */
export async function erasePerson(platform: Platform, site: Site, person: Person): Promise<ErasedPerson> {
  const erased = await platform.storage.forSite(site).people.erase(person)
  platform.log.info('person erased', { site: site.slug, ...erased })
  return erased
}
