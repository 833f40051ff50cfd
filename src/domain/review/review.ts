/** What a customer wrote, as a third party collected it (PLACE-5). */
export interface Review {
  readonly author: string
  /** 1 to 5 */
  readonly rating: number
  /** '2026-10-31' */
  readonly date: string
  readonly text: string
  /** The id of the location it is about, or null. */
  readonly location: string | null
}

/** A site's reviews: `reviews.json` beside its `site.json`. */
export interface SiteReviews {
  /** Who collected them: 'Google'. */
  readonly source: string
  /** Where all of them can be read. */
  readonly href: string | null
  readonly average_rating: number | null
  readonly count: number
  readonly reviews: readonly Review[]
  readonly locations: readonly LocationRating[]
}

/** How a location is rated. */
export interface LocationRating {
  readonly location: string
  readonly average_rating: number
  readonly count: number
}

/** PLACE-5: of a site that says nothing. */
export const NO_REVIEWS: SiteReviews = {
  source: '',
  href: null,
  average_rating: null,
  count: 0,
  reviews: [],
  locations: [],
}
