import type { StockPath } from '#domain/listing/stock-path.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/** Site fields that titles depend on. A `Site` is one. */
export interface TitleSite {
  readonly name: string
  readonly identity: { readonly overrideCity: string | null }
  readonly locations: readonly { readonly city: string }[]
  readonly search: Trade
  readonly region: RegionCode
}

/** SITE-6: the page's name in the region's words: 'Utes', 'Pickups'. */
export function pageName({ kind, name }: StockPath, region: RegionCode): string {
  return kind === 'body' ? inWordsOf(region, name) : name
}

/** ROUTE-2: 'SUVs for sale', 'Toyota HiLux for sale', 'Caravans for sale'. */
export function listingHeading(page: StockPath, { search, region }: TitleSite): string {
  const name = pageName(page, region)
  const { vehicleWord } = search
  const whole = `${vehicleWord.charAt(0).toUpperCase()}${vehicleWord.slice(1)}s`
  return say(words.wholeForSale, { whole: name === '' ? whole : inTrade(name, search) })
}

/**
 * 'SUVs for sale in Moorooka | Example Motors', with the page number from the second on. `own` replaces the heading if
 * the site has its own.
 */
export function listingTitle(path: StockPath, page: number, site: TitleSite, own?: string): string {
  const number = page > 1 ? say(words.pagePage, { page }) : ''
  return `${own ?? listingHeading(path, site) + inCity(site)}${number} | ${site.name}`
}

export function listingDescription(path: StockPath, total: string, site: TitleSite): string {
  const heading = `${listingHeading(path, site)}${inCity(site)}`
  return say(words.descriptionAt, { heading, site: site.name, total })
}

/** The site's override city, else the city if all locations are in the same one. */
function inCity({ identity, locations }: TitleSite): string {
  const cities = new Set(locations.map(({ city }) => city))
  const city = identity.overrideCity ?? (cities.size === 1 ? [...cities].join() : null)
  return city === null ? '' : ` ${say(words.inCity, { city })}`
}
