import { namedColumns } from '#domain/feed/column-names.ts'
import { FEED_FIELDS, UNIT_COLUMNS } from '#domain/feed/fields.ts'
import { type FeedMapping, matchesByName } from '#domain/feed/mapping.ts'
import type { FeedRecord } from '#domain/feed/record.ts'

/** Columns with content that nothing reads (D-30). */
export interface UnusedColumns {
  note(record: FeedRecord): void
  /** A notice for the report, or none. */
  notices(): readonly string[]
}

/** Only feeds whose columns match by their names are watched: a mapping alone names what it uses. */
export function unusedColumns(mapping: FeedMapping): UnusedColumns {
  const used = new Set([...Object.keys(FEED_FIELDS), ...UNIT_COLUMNS, ...namedColumns(mapping), ...OF_THE_PLATFORM])
  const unused = new Set<string>()
  return {
    note({ cells }) {
      if (!matchesByName(mapping)) return
      for (const [column, cell] of cells)
        if (
          !used.has(column) &&
          !unused.has(column) &&
          unused.size < MOST_NAMED &&
          cell !== null &&
          String(cell).trim() !== ''
        )
          unused.add(column)
    },
    notices: () =>
      unused.size === 0 ? [] : [`Not used: ${[...unused].join(', ')}. Match these columns if they matter.`],
  }
}

/** Fields set by the platform (STOCK-4). */
const OF_THE_PLATFORM = ['slug', 'views']
const MOST_NAMED = 40
