import type { AlertKind, AlertSearch } from '#domain/alert/alert.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { dealershipsByName, withoutStrayModels } from '#domain/listing/spelling.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { ofChosenName, readStockPath } from '#domain/listing/stock-path.ts'
import { parseStockQuery } from '#domain/listing/stock-query.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { vehiclePath } from '#domain/paths.ts'
import { inTrade } from '#domain/trade.ts'
import { activeFilters } from '#views/listing/chips.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import { findCentre } from '../listing/find-place.ts'
import { knownMakes } from '../listing/known-makes.ts'
import type { SiteRequest } from '../site-request.ts'

/** What a form asks for, from its address. */
export interface AlertWish {
  readonly kind: AlertKind
  /** The listing's address or the car's id. */
  readonly subject: string
  /** 'Toyota HiLux, Diesel', '2021 Toyota HiLux SR5' */
  readonly label: string
  readonly search: AlertSearch | null
  readonly carId: string | null
  /** The listing or the car's page. */
  readonly href: string
}

/** ALERT-1: the search at a listing's address. Null if the address names nothing known. */
export async function searchWish(
  request: SiteRequest,
  segments: readonly string[],
  params: URLSearchParams,
): Promise<AlertWish | null> {
  const { platform, site, now } = request
  const vocabulary = await knownMakes(await platform.engines.forSite(site), site, now)
  const stockPath = readStockPath(segments, vocabulary)
  if (stockPath === null) return null
  const named = withoutStrayModels(dealershipsByName(parseStockQuery(params), site.dealerships), vocabulary)
  const near = named.near && { ...named.near, centre: await findCentre(platform, site, named.near.postcode) }
  // An order and a page number do not change which cars fit.
  const query = { ...named, near, page: 1, sort: null, asked: '' }
  const page = ofChosenName(stockPath, query)
  const labels = activeFilters({ page, query, vocabulary }, site.region).map(({ label }) => inTrade(label, site.search))
  const href = stockHref(page.path, query)
  return {
    kind: 'search',
    subject: href,
    label: labels.length === 0 ? say(words.allOurCars) : labels.join(', '),
    search: { page, query },
    carId: null,
    href,
  }
}

/** ALERT-1: a car. Null unless the site shows it and it is not sold. */
export async function carWish(
  { platform, site, now }: SiteRequest,
  kind: 'price' | 'free',
  slug: string,
): Promise<AlertWish | null> {
  const car = await platform.storage.forSite(site).cars.find(slug)
  if (car === null || car.sold || carVisibility(car, site, now) !== 'shown') return null
  return { kind, subject: car.id, label: fullTitle(car), search: null, carId: car.id, href: vehiclePath(car.slug) }
}
