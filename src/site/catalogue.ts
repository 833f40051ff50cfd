import type { Model } from '#domain/model/model.ts'
import type { Part } from '#domain/parts/part.ts'
import { NO_REVIEWS, type SiteReviews } from '#domain/review/review.ts'

/** Long lists in files next to `site.json`: models, parts, reviews (MODEL-1, ROUTE-3, PLACE-5). */
export interface Catalogue {
  readonly models: readonly Model[]
  readonly parts: readonly Part[]
  readonly reviews: SiteReviews
}

export const EMPTY_CATALOGUE: Catalogue = { models: [], parts: [], reviews: NO_REVIEWS }
