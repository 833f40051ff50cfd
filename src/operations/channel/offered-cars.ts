import type { Car } from '#domain/car/car.ts'
import { carPictures } from '#domain/car/car-picture.ts'
import type { OfferedCar } from '#domain/channel/offered-car.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { locationOf } from '#domain/location/location.ts'
import { vehiclePath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import type { Site } from '#site/site.ts'
import { priceDisplay } from '#views/card/price-display.ts'
import type { SiteRequest } from '../site-request.ts'

/** More than any site has cars. */
const ALL = 10_000_000

/** OUT-1, OUT-3: every car that the site lists, newest first, with what its own page shows. */
export async function offeredCars(
  request: SiteRequest,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<readonly OfferedCar[]> {
  const { platform, site } = request
  const ids = await listedIds(request, now)
  const cars = await platform.storage.forSite(site).cars.findAll(ids)
  const byId = new Map(cars.map((car) => [car.id, car]))
  return ids.flatMap((id) => {
    const car = byId.get(id)
    return car === undefined ? [] : [offeredCar(car, site, origin)]
  })
}

/** Every car that the site lists, newest first. */
export async function listedIds({ platform, site }: SiteRequest, now: Date): Promise<readonly string[]> {
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(
    site,
    { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'latest' } },
    { facets: [], now },
  )
  const { hits } = await engine.search({ ...request, facets: [], stats: [], limit: ALL })
  return hits.map(({ id }) => id)
}

export function offeredCar(car: Car, site: Site, origin: string): OfferedCar {
  const place = locationOf(car, site.locations)
  const { currency } = REGIONS[site.region]
  const pictures = hasPhotos(car) ? carPictures(car) : []
  return {
    car,
    link: origin + vehiclePath(car.slug),
    photos: pictures.map(({ src }) => new URL(src, origin).href),
    photoTexts: pictures.map(({ caption = '' }) => caption),
    price: priceOf(car, site),
    currency,
    country: site.region,
    place: place && {
      code: place.slug,
      name: place.name,
      street: place.street,
      city: place.city,
      state: place.state,
      postcode: place.postcode,
      phone: place.phone,
    },
  }
}

/** A car without photos has a drawing on its page, which no channel takes. */
function hasPhotos({ images, primary_image_url }: Car): boolean {
  return images.length > 0 || primary_image_url !== null
}

function priceOf(car: Car, site: Site): OfferedCar['price'] {
  const display = priceDisplay(car, site.card)
  return display.kind === 'price' && display.amount !== null ? { amount: display.amount, type: car.price_type } : null
}
