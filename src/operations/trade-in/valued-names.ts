import { nameKey } from '#domain/name-key.ts'
import { SEGMENT_MODELS } from '#domain/trade-in/segments.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import type { KnownMake } from './correct-vehicle.ts'

/**
 * TRADE-3: makes and models that a buyer can choose: of the site's stock and catalogue, as they spell them, and common
 * ones. Without those of the stock while the search engine does not answer (D-46).
 */
export async function valuedNames({
  platform,
  site,
  now,
}: Pick<SiteRequest, 'platform' | 'site' | 'now'>): Promise<readonly KnownMake[]> {
  const find = async () => (await knownMakes(await platform.engines.forSite(site), site, now)).makes
  const makes = await orWithoutSearch(platform, find, [])
  const listed = platform.contentOf(site.slug).catalogue.models.map((each) => ({
    make: each.manufacturer_name,
    model: each.name,
  }))
  const others = Map.groupBy([...listed, ...SEGMENT_MODELS], ({ make }) => nameKey(make))
  const inAddresses = new Set(makes.map(({ name }) => nameKey(name)))
  const unknown = [...others].filter(([key]) => !inAddresses.has(key)).map(([, [first]]) => first?.make ?? '')
  return [...makes, ...unknown.map((name) => ({ name, models: [] }))]
    .map(({ name, models }) => ({
      name,
      models: spelledOnce([...models, ...(others.get(nameKey(name)) ?? []).map(({ model }) => model)]),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The first spelling of each, sorted. */
function spelledOnce(names: readonly string[]): readonly string[] {
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]))
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
