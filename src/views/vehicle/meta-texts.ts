import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { keyInformation } from '#domain/car/key-information.ts'
import type { RegionCode } from '#domain/region.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

interface TitledSite {
  readonly name: string
  readonly region: RegionCode
  readonly identity: { readonly overrideCity: string | null }
}

/** '2021 Toyota HiLux SR5 for sale in Moorooka' */
export function saleTitle(car: Car, { identity }: Pick<TitledSite, 'identity'>): string {
  const city = identity.overrideCity ?? car.location.city
  return city === null
    ? say(words.fullTitleForSale, { fullTitle: fullTitle(car) })
    : say(words.fullTitleSaleCity, { fullTitle: fullTitle(car), city })
}

/** Facts that say nothing without their label: a van's '4', '2,150 kg'. */
const MEASURES: ReadonlySet<string> = new Set(['body_length', 'sleeps', 'tare_weight', 'aggregate_trailer_mass'])

/** The title, the price and the first facts, for search engines. */
export function metaDescription(car: Car, site: TitledSite, price: string): string {
  const facts = keyInformation(car, site.region).slice(0, 4)
  return [
    say(words.saleTitleAtName, { saleTitle: saleTitle(car, site), name: site.name }),
    price,
    ...facts.map(({ name, label, value }) => (MEASURES.has(name) ? `${label} ${value}` : value)),
  ].join(', ')
}
