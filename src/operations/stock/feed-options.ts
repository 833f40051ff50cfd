import { specsOf } from '#domain/feed/car.ts'
import { columnsOf, type FeedMapping } from '#domain/feed/mapping.ts'
import { nativeCells, nativeHeader } from '#domain/feed/native-shapes.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import type { FeedOptions } from '#gateways/feeds/open-feed.ts'

/** How a feed's file is read. Without a field mapping the shapes of dealer systems are read, and a car needs make and model. */
export function feedOptions(mapping: FeedMapping, { dealerships }: Pick<FeedSite, 'dealerships'>): FeedOptions {
  const { delimiter = null, encoding = null, records = null, fields, identity } = mapping
  const needed = fields === undefined ? ['make', 'model'] : Object.values(specsOf(mapping)).flatMap(columnsOf)
  const kept = new Set(identity?.derivedFrom)
  const hasOne = dealerships.length === 1
  return {
    delimiter,
    encoding,
    records,
    columns: [...new Set([...needed, ...(identity?.derivedFrom ?? [])])],
    native:
      fields === undefined
        ? { header: (all) => nativeHeader(all, kept), cells: (cells) => nativeCells(cells, hasOne, kept) }
        : null,
  }
}
