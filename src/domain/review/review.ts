/** A customer's review, collected by a third party (PLACE-5). */
export interface Review {
  readonly author: string
  /** 1 to 5 */
  readonly rating: number
  /** '2026-10-31' */
  readonly date: string
  readonly text: string
  /** Id of the reviewed location, or null. */
  readonly location: string | null
}

/** A site's reviews, from `reviews.json` next to its `site.json`. */
export interface SiteReviews {
  /** Name of the third party: 'Google'. */
  readonly source: string
  /** Address of the page with all reviews. */
  readonly href: string | null
  readonly average_rating: number | null
  readonly count: number
  readonly reviews: readonly Review[]
  readonly locations: readonly LocationRating[]
}

/** Rating of one location. */
export interface LocationRating {
  readonly location: string
  readonly average_rating: number
  readonly count: number
}

/** PLACE-5: for sites without reviews. */
export const NO_REVIEWS: SiteReviews = {
  source: '',
  href: null,
  average_rating: null,
  count: 0,
  reviews: [],
  locations: [],
}
