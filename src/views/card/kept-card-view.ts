import type { CarSummary } from '#domain/car/car.ts'
import type { CardView } from './card-view.ts'
import { type CardSite, cardView, type ViewMoment } from './card-view-of.ts'

/**
 * `cardView`, made once a minute for each car that a search engine holds: listings show the same cars over and over. The
 * same view is the same object, so that what is made of it can be kept too. One with the visitor's distance is his own.
 */
export function keptCardView(car: CarSummary, site: CardSite, moment: ViewMoment): CardView {
  if (moment.from || moment.excludedDealerships) return cardView(car, site, moment)
  const minute = Math.floor(moment.now.getTime() / MS_PER_MINUTE)
  const last = kept.get(car)
  const view = last?.site === site && last.minute === minute ? last.view : cardView(car, site, moment)
  // Put last: what was shown latest goes last.
  kept.delete(car)
  kept.set(car, { site, minute, view })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest)
  return view
}

const MS_PER_MINUTE = 60_000
/** With its markup a card holds about 10 kB. */
const MOST_KEPT = 4000

/** An engine holds another object for a car that changed, and a site that changed is another too. */
const kept = new Map<CarSummary, { readonly site: CardSite; readonly minute: number; readonly view: CardView }>()
