import type { Model } from '#domain/model/model.ts'
import type { Part } from '#domain/parts/part.ts'

/** What lies beside `site.json` in files of its own, being long: the models and the parts (MODEL-1, ROUTE-3). */
export interface Catalogue {
  readonly models: readonly Model[]
  readonly parts: readonly Part[]
}

export const EMPTY_CATALOGUE: Catalogue = { models: [], parts: [] }
