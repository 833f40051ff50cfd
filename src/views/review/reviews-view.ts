import { dateText } from '#domain/date/date-text.ts'
import type { RegionCode } from '#domain/region.ts'
import type { SiteReviews } from '#domain/review/review.ts'
import { type StarOptions, type Stars, starsOf } from '#domain/review/stars.ts'
import * as words from '#words/review.ts'
import { say } from '#words/say.ts'

/** The block of reviews (PLACE-5). */
export interface ReviewsView {
  /** Null unless the average is above the site's minimum. */
  readonly stars: Stars | null
  readonly source: string
  /** 'Read all 412 reviews on Google'; null without an address. */
  readonly all: { readonly label: string; readonly href: string } | null
  readonly reviews: readonly ReviewView[]
}

export interface ReviewView {
  readonly author: string
  /** 1 to 5 */
  readonly rating: number
  readonly date: string
  /** '31 October 2026' */
  readonly dateText: string
  readonly text: string
  /** Name of the reviewed location. */
  readonly place: string | null
}

interface ReviewOptions extends StarOptions {
  /** Maximum number of reviews. */
  readonly shown: number
}

/** Site fields that reviews depend on. A `Site` is one. */
interface ReviewedSite {
  readonly region: RegionCode
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}

/**
 * PLACE-5: the latest reviews, good or bad (docs/decisions/035), with the stars if they are shown; null if there are
 * none or the site hides them.
 */
export function reviewsView(
  { source, href, reviews, ...rating }: SiteReviews,
  options: ReviewOptions,
  { region, locations }: ReviewedSite,
): ReviewsView | null {
  if (options.hidden || reviews.length === 0) return null
  return {
    stars: starsOf(rating, options),
    source,
    all: href === null ? null : { label: say(words.readAllCountReviews, { count: rating.count, source }), href },
    reviews: [...reviews]
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, options.shown)
      .map(({ location, ...review }) => ({
        ...review,
        dateText: dateText(review.date, region),
        place: locations.length > 1 ? (locations.find(({ id }) => id === location)?.name ?? null) : null,
      })),
  }
}
