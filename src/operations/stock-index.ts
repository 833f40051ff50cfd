import type { CarSummary } from '#domain/car/car.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { Site } from '#site/site.ts'

/** The search engines of the sites: each built from the database when first asked for, then fed by changes. */
export interface StockIndexes {
  forSite(site: Site): Promise<SearchEngine<CarSummary>>
  /** Brings a site's engine up to what the database holds now. */
  refresh(slug: string): Promise<void>
  close(): Promise<void>
}
