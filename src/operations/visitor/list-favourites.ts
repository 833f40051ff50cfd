import type { CarSummary } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { favouritesPath, WATCHLIST_PATH } from '#domain/paths.ts'
import { inRegion, REGIONS } from '#domain/region.ts'
import { carsOfAddress, MOST_FAVOURITES } from '#domain/visitor/saved-cars.ts'
import { savedHeading, savedName } from '#domain/visitor/saved-name.ts'
import { signInPath } from '#domain/visitor/sign-in-address.ts'
import type { Site } from '#site/site.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import type { FavouritesView } from '#views/visitor/favourites-view.ts'
import * as words from '#words/favourites.ts'
import { say } from '#words/say.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { showPopular } from '../site/show-popular.ts'
import type { SiteRequest } from '../site-request.ts'

const TO_KEEP = { type: 'watchlist', redirect: WATCHLIST_PATH, back: favouritesPath([]) } as const

/**
 * The cars of `?cars=a,b`, newest first (ROUTE-10). Cars that are sold and delisted are named; unknown ids, including
 * other dealers', are only counted (SITE-1).
 */
export async function listFavourites(request: SiteRequest, params: URLSearchParams): Promise<FavouritesView> {
  const { platform, site, now } = request
  const ids = carsOfAddress(params).slice(-MOST_FAVOURITES)
  const engine = await platform.engines.forSite(site)
  const cars = await engine.fetch(ids)
  const standing = (car: CarSummary) => carVisibility(car, site, now)
  const shownCars = cars.filter((car) => standing(car) === 'shown')
  const gone = cars.filter((car) => standing(car) === 'gone')
  const lost = ids.filter((id) => shownCars.every((car) => car.id !== id))
  const shownIds = shownCars.map(({ id }) => id)
  const shared = params.has('cars')
  const moment = await cardMoment(request)
  return {
    heading: headingOf(site, shared),
    cards: toldApart(shownCars.toReversed().map((car) => cardView(car, site, moment))),
    notices: notices(
      gone.map((car) => fullTitle(car)),
      lost.length - gone.length,
    ),
    lost,
    sharedHref: shownIds.length > 0 ? favouritesPath(shownIds) : null,
    signInHref: site.integrations.saving === 'garage' && !shared ? signInPath(TO_KEEP) : null,
    shared,
    popular: shownCars.length > 0 ? [] : await showPopular(request),
  }
}

function headingOf(site: Site, shared: boolean): string {
  const heading = savedHeading(savedName(site))
  if (heading !== null) return shared ? say(words.sharedCars, { vehicle: site.search.vehicleWord }) : heading
  return shared
    ? say(words.sharedList, { favourites: inRegion('{favourites}', site.region) })
    : REGIONS[site.region].words.favourites
}

function notices(gone: readonly string[], unknown: number): readonly string[] {
  const sold = gone.map((name) => say(words.soldNotListed, { car: name }))
  if (unknown === 0) return sold
  return [...sold, say(words.notFoundHere, { count: unknown })]
}
