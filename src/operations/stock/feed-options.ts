import { specsOf } from '#domain/feed/car.ts'
import { columnsOf, type FeedMapping, matchesByName } from '#domain/feed/mapping.ts'
import { isSameColumn, nativeCells, nativeHeader } from '#domain/feed/native-shapes.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import type { FeedOptions, NativeNames } from '#gateways/feeds/open-feed.ts'

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
    native: namesOf(mapping, site),
  }
}

/** The fields without which nothing is a car. */
export const REQUIRED = ['make', 'model'] as const

/** The columns that a mapping names. */
export function namedColumns({ fields = {}, identity }: FeedMapping): readonly string[] {
  return [...new Set([...Object.values(fields).flatMap(columnsOf), ...(identity?.derivedFrom ?? [])])]
}

/** How the columns of a file get the names that the mapping and the fields have. */
export function namesOf(mapping: FeedMapping, { dealerships }: Pick<FeedSite, 'dealerships'>): NativeNames {
  const named = namedColumns(mapping)
  const kept = new Set(named)
  const hasOne = dealerships.length === 1
  const isNative = matchesByName(mapping)
  return {
    header: (all) => {
      const columns = asNamed(all, named)
      return isNative ? nativeHeader(columns, kept) : columns
    },
    cells: (cells) => {
      const columns = [...cells.keys()]
      const names = asNamed(columns, named)
      const isSame = names.every((name, index) => name === columns[index])
      const own = isSame ? cells : new Map(columns.map((column, index) => [names[index] ?? column, cells.get(column)!]))
      return isNative ? nativeCells(own, hasOne, kept) : own
    },
  }
}

/** The columns with the spelling that the mapping has for them. */
function asNamed(columns: readonly string[], named: readonly string[]): readonly string[] {
  const missing = named.filter((name) => !columns.includes(name))
  if (missing.length === 0) return columns
  return columns.map((column) =>
    named.includes(column) ? column : (missing.find((name) => isSameColumn(name, column)) ?? column),
  )
}
