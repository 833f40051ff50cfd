import type { Model } from '#domain/model/model.ts'
import type { Part } from '#domain/parts/part.ts'
import { NO_REVIEWS, type SiteReviews } from '#domain/review/review.ts'

/** What lies beside `site.json` in files of its own, being long: models, parts, reviews (MODEL-1, ROUTE-3, PLACE-5). */
export interface Catalogue {
  readonly models: readonly Model[]
  readonly parts: readonly Part[]
  readonly reviews: SiteReviews
}

export const EMPTY_CATALOGUE: Catalogue = { models: [], parts: [], reviews: NO_REVIEWS }
