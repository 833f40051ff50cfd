import { createCache } from '#caching/bounded-cache.ts'
import type { CarSummary } from '#domain/car/car.ts'
import type { CardView } from './card-view.ts'
import { type CardSite, cardView, type ViewMoment } from './card-view.ts'

/**
 * A cached `cardView`, built at most once a minute per car, because listings show the same cars again and again. The
 * view is the same object each time, so fragments rendered from it can be cached too. Cards with a distance to the
 * visitor are not cached.
 */
export function cachedCardView(car: CarSummary, site: CardSite, moment: ViewMoment): CardView {
  if (moment.from || moment.excludedDealerships) return cardView(car, site, moment)
  const minute = Math.floor(moment.now.getTime() / MS_PER_MINUTE)
  const last = views.get(car)
  const { newestAfter = null } = moment
  if (last?.site === site && last.minute === minute && last.newestAfter === newestAfter) return last.view
  const view = cardView(car, site, moment)
  views.set(car, { site, minute, newestAfter, view })
  return view
}

const MS_PER_MINUTE = 60_000

/** Keyed by identity: an updated car is a new object in the engine, and so is an updated site. */
const views = createCache<CarSummary, CachedView>('card-views')

interface CachedView {
  readonly site: CardSite
  readonly minute: number
  readonly newestAfter: string | null
  readonly view: CardView
}
