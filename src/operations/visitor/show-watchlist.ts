import { fullTitle } from '#domain/car/car-title.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { comparePath } from '#domain/paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { MOST_COMPARED } from '#domain/visitor/saved-cars.ts'
import type { Visitor } from '#domain/visitor/visitor.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import type { WatchlistView } from '#views/visitor/watchlist-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/watchlist.ts'
import { cardMoment } from '../listing/card-moment.ts'
import type { SiteRequest } from '../site-request.ts'
import { showBuyerPages } from './show-buyer-pages.ts'

/** ROUTE-10: a visitor's watchlist, newest first, with notices about cars the site no longer shows, and their own pages. */
export async function showWatchlist(request: SiteRequest, visitor: Visitor): Promise<WatchlistView> {
  const { platform, site, now } = request
  const ids = await platform.storage.forSite(site).watchlists.list(visitor.id)
  const cars = await (await platform.engines.forSite(site)).fetch(ids)
  const inOrder = ids.flatMap((id) => cars.find((car) => car.id === id) ?? [])
  const shownCars = inOrder.filter((car) => carVisibility(car, site, now) === 'shown')
  const lost = ids.filter((id) => shownCars.every((car) => car.id !== id))
  const gone = inOrder.filter((car) => carVisibility(car, site, now) === 'gone')
  const moment = await cardMoment(request)
  return {
    phone: formatPhone(visitor.phone, site.region),
    vehicleWord: site.search.vehicleWord,
    cards: toldApart(shownCars.map((car) => cardView(car, site, moment))),
    notices: notices(
      gone.map((car) => fullTitle(car)),
      lost.length - gone.length,
      site.search.vehicleWord,
    ),
    lost,
    compareHref: shownCars.length > 1 ? comparePath(shownCars.slice(0, MOST_COMPARED).map(({ id }) => id)) : null,
    pages: await showBuyerPages(request, visitor),
  }
}

function notices(gone: readonly string[], unknown: number, vehicleWord: string): readonly string[] {
  const sold = gone.map((name) => say(words.carSold, { car: name }))
  if (unknown === 0) return sold
  return [...sold, say(words.noLongerOnSite, { count: unknown, vehicle: vehicleWord })]
}
