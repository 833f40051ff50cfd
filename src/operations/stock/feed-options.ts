import { specsOf } from '#domain/feed/car.ts'
import { namedColumns } from '#domain/feed/column-names.ts'
import { columnsOf, type FeedMapping, matchesByName } from '#domain/feed/mapping.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import type { FeedOptions } from '#gateways/feeds/open-feed.ts'

/**
 * How a feed's file is read. A column that the mapping names is found by any case. The other fields match by the names of
 * columns, also those of dealer systems, unless the mapping names its fields alone; then a car needs make and model.
 */
export function feedOptions(mapping: FeedMapping, site: Pick<FeedSite, 'dealerships'>): FeedOptions {
  const { delimiter = null, encoding = null, records = null, fields = {} } = mapping
  const named = namedColumns(mapping)
  const specs = specsOf(mapping)
  const needed = matchesByName(mapping) ? REQUIRED.flatMap((field) => columnsOf(specs[field] ?? field)) : []
  return {
    delimiter,
    encoding,
    records,
    columns: [...new Set([...needed, ...Object.values(fields).flatMap(columnsOf), ...named])],
    native: { mapping, hasOneDealership: hasOneDealership(site) },
  }
}

/** The fields without which nothing is a car. */
export const REQUIRED = ['make', 'model'] as const

/** Whose rows need not say where a car is. */
export function hasOneDealership({ dealerships }: Pick<FeedSite, 'dealerships'>): boolean {
  return dealerships.length === 1
}
