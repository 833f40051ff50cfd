import type { Car } from '#domain/car/car.ts'
import { numberKey } from '#domain/listing/car-number.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import type { OneCarInput } from '#domain/mcp/tools.ts'
import type { SiteRequest } from '../site-request.ts'

/** More than any site has cars. */
const ALL = 10_000_000

export const NOT_FOUND = 'This dealer lists no such car.'

/** The one car with this id, VIN or stock number, if the site shows its page; null otherwise. */
export async function findCar(request: SiteRequest, input: OneCarInput): Promise<Car | null> {
  const { platform, site, now } = request
  const id = input.id ?? (await idOfNumber(request, input))
  const car = id === null ? null : await platform.storage.forSite(site).cars.findById(id)
  return car !== null && carVisibility(car, site, now) === 'shown' ? car : null
}

/** The id of the only listed car with this number; a car without a VIN has its frame number. A VIN finds nothing where the site hides VINs (CAR-4). */
async function idOfNumber(
  { platform, site, now }: SiteRequest,
  { vin, stock_number: stock }: OneCarInput,
): Promise<string | null> {
  const [field, key] =
    vin === undefined ? (['stocknum', numberKey(stock ?? '')] as const) : (['vin', numberKey(vin)] as const)
  if (key === '' || (field === 'vin' && site.vehicle.hideVin)) return null
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now })
  const { hits } = await engine.search({ ...request, facets: [], stats: [], limit: ALL })
  const [found, ...more] = hits.filter(({ stored }) => {
    const number = field === 'vin' ? (stored.vin ?? stored.frame_number ?? null) : stored.stocknum
    return numberKey(number) === key
  })
  return found === undefined || more.length > 0 ? null : found.id
}
