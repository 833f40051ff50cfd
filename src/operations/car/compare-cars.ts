import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { cutText } from '#domain/cut-text.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { carsOfAddress, MOST_COMPARED } from '#domain/visitor/saved-cars.ts'
import type { CardView } from '#views/card/card-view.ts'
import type { CompareView } from '#views/compare/compare-view.ts'
import { compareView } from '#views/compare/compare-view.ts'
import { cardMoment } from '../listing/card-moment.ts'
import type { SiteRequest } from '../site-request.ts'
import { findCars, LONGEST_WORDS } from './find-cars.ts'
import { similarCars } from './similar-cars.ts'

const OFFERED = 4

/**
 * Compares the cars of `?cars=a,b`, four at most. `show=differences` hides rows with equal values; `find` searches for
 * a car to add.
 */
export async function compareCars(request: SiteRequest, params: URLSearchParams): Promise<CompareView> {
  const { site, now, origin } = request
  const ids = carsOfAddress(params)
  const words = cutText((params.get('find') ?? '').trim(), LONGEST_WORDS)
  const carsOfIds = await findAll(request, ids.slice(0, MOST_COMPARED))
  const standing = carsOfIds.map((car) => ({ car, standing: car === null ? 'hidden' : carVisibility(car, site, now) }))
  const cars = standing.flatMap(({ car, standing }) => (car !== null && standing === 'shown' ? [car] : []))
  const gone = standing.flatMap(({ car, standing }) => (car !== null && standing === 'gone' ? [fullTitle(car)] : []))
  const offered = cars.length < MOST_COMPARED ? await carsToAdd(request, cars, words) : []
  return compareView(
    {
      cars,
      gone,
      unknown: standing.filter(({ standing }) => standing === 'hidden').length,
      tooMany: Math.max(0, ids.length - MOST_COMPARED),
      onlyDifferences: params.get('show') === 'differences',
      words,
      offered,
    },
    site,
    { ...(await cardMoment(request)), origin },
  )
}

/** Finds only this site's cars: another dealer's id gives null (SITE-1). */
function findAll({ platform, site }: SiteRequest, ids: readonly string[]): Promise<readonly (Car | null)[]> {
  const storage = platform.storage.forSite(site)
  return Promise.all(ids.map((id) => storage.cars.findById(id)))
}

/** Search results for the words, or cars similar to the first one. Excludes cars that are compared already. */
async function carsToAdd(request: SiteRequest, cars: readonly Car[], words: string): Promise<readonly CardView[]> {
  const [first] = cars
  const offered =
    words === '' && first !== undefined
      ? await similarCars(request, first)
      : await findCars(request, words, OFFERED + MOST_COMPARED)
  return offered.filter(({ id }) => cars.every((car) => car.id !== id)).slice(0, OFFERED)
}
