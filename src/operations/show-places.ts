import type { PlacesView } from '#domain/location/places-view.ts'
import type { PlacesFacts } from '#domain/location/places-view-of.ts'
import { placesView } from '#domain/location/places-view-of.ts'
import { type ReviewsView, reviewsView } from '#domain/review/reviews-view.ts'
import type { Asked } from './search-stock.ts'

/** PLACE-1: the block of the site's locations; `shown` in place of what the site itself shows. */
export function showPlaces(asked: Asked, shown = asked.site.places.shown): PlacesView {
  return placesView(asked.site, placesFacts(asked), shown)
}

/** What is known around the site's locations at this moment. */
export function placesFacts({ platform, site, now }: Asked): PlacesFacts {
  return { around: platform.localities.around, ratings: platform.catalogueOf(site.slug).reviews.locations, now }
}

/** PLACE-5: the site's reviews; null where there are none or it hides them. */
export function showReviews({ platform, site }: Asked): ReviewsView | null {
  return reviewsView(platform.catalogueOf(site.slug).reviews, site.reviews, site)
}
