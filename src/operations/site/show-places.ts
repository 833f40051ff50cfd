import type { PlacesFacts, PlacesView } from '#views/location/places-view.ts'
import { placesView } from '#views/location/places-view.ts'
import { type ReviewsView, reviewsView } from '#views/review/reviews-view.ts'
import type { SiteRequest } from '../site-request.ts'

/** PLACE-1: the block of the site's locations. `shown` overrides the site's setting. */
export function showPlaces(request: SiteRequest, shown = request.site.places.shown): PlacesView {
  return placesView(request.site, placesFacts(request), shown)
}

/** Nearby towns, ratings and time for the location views. */
export function placesFacts({ platform, site, now }: SiteRequest): PlacesFacts {
  return { around: platform.localities.around, ratings: platform.contentOf(site.slug).catalogue.reviews.locations, now }
}

/** PLACE-5: the site's reviews; null if there are none or the site hides them. */
export function showReviews({ platform, site }: SiteRequest): ReviewsView | null {
  return reviewsView(platform.contentOf(site.slug).catalogue.reviews, site.reviews, site)
}
