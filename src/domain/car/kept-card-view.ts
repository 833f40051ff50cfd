import type { CarSummary } from './car.ts'
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
  if (last?.site === site && last.minute === minute) return last.view
  const view = cardView(car, site, moment)
  kept.set(car, { site, minute, view })
  return view
}

const MS_PER_MINUTE = 60_000

/** An engine holds another object for a car that changed, and a site that changed is another too. */
const kept = new WeakMap<CarSummary, { readonly site: CardSite; readonly minute: number; readonly view: CardView }>()
