import { scoreOf } from '#domain/desk/score.ts'
import { type StockListing, type StockListQuery, stockListing } from '#domain/desk/stock-list.ts'
import { type Actor, isInScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { placeOfCar } from './car-place.ts'

/** How long a sold car stays in the desk's table. */
const SOLD_SHOWN_DAYS = 60
const MS_PER_DAY = 86_400_000

/** DESK-1: a page of the stock table, of the cars in the person's scope. */
export async function showStock(
  platform: Platform,
  site: Site,
  actor: Actor,
  query: StockListQuery,
): Promise<StockListing> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.read', now)
  const { cars: stored, desk, views } = platform.storage.forSite(site)
  const all = await stored.ofDesk(new Date(now.getTime() - SOLD_SHOWN_DAYS * MS_PER_DAY))
  const cars = all.filter((car) =>
    isInScope(actor.scope, placeOfCar(site, { dealershipSlug: car.dealership_slug, location: car.location })),
  )
  const viewed = await views.ofEach(cars.map(({ id }) => id))
  const overridden = await desk.overriddenParts()
  const rows = cars.map((car) => ({
    car,
    views: car.views + (viewed.get(car.id) ?? 0),
    score: scoreOf(car, now),
    overridden: overridden.get(car.id) ?? [],
  }))
  return stockListing(rows, query)
}
