import { fullTitle } from '#domain/car/car-title.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { CardView } from '#views/card/card-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { vehicleView } from '#views/vehicle/vehicle-view.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import { valuedBy } from '../trade-in/valued-by.ts'
import { similarCars } from './similar-cars.ts'

export type ShownVehicle =
  | { readonly kind: 'car'; readonly vehicle: VehicleView }
  /** The car's URL changed (ROUTE-11). */
  | { readonly kind: 'moved'; readonly href: string }
  /** The car was sold and is no longer listed (ROUTE-11): answered with 410 and similar cars. */
  | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly CardView[] }

/** The car at /cars/{slug}, or null for a 404. */
export async function showVehicle(request: SiteRequest, slug: string): Promise<ShownVehicle | null> {
  const { platform, site, now, origin } = request
  const storage = platform.storage.forSite(site)
  const car = await storage.cars.find(slug)
  if (car === null) {
    const current = await storage.cars.findFormerSlug(slug)
    return current === null ? null : { kind: 'moved', href: vehiclePath(current) }
  }
  const standing = carVisibility(car, site, now)
  if (standing === 'hidden') return null
  const similar = await similarCars(request, car)
  if (standing === 'gone') return { kind: 'gone', title: fullTitle(car), similar }
  const vocabulary = await orWithoutSearch(
    platform,
    async () => knownMakes(await platform.engines.forSite(site), site, now),
    undefined,
  )
  const ledger = site.alerts.priceHistory || car.before_price !== null ? await storage.carPrices.of(car.id) : []
  // CAR-12: views counted by this platform are added to the feed's own count.
  const views = car.views + (site.vehicle.showViews ? await storage.views.of(car.id) : 0)
  const moment = {
    ...(await cardMoment(request)),
    origin,
    similar,
    valuedBy: await valuedBy(request),
    ledger,
    ...(vocabulary && { vocabulary }),
  } as const
  return { kind: 'car', vehicle: vehicleView({ ...car, views }, site, moment) }
}
