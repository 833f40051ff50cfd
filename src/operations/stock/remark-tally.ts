import type { FeedRemark } from '#domain/feed/record.ts'

/** Remarks about a feed's rows, counted by column and reason. */
export interface RemarkTally {
  add(remark: FeedRemark): void
  refused(): number
  counts(): readonly RemarkCount[]
}

/** `suggestion` comes from the first such row. */
export interface RemarkCount extends Omit<FeedRemark, 'row' | 'line' | 'value'> {
  readonly count: number
  readonly first: readonly { readonly line: number; readonly value: string | null }[]
}

/** Counts remarks and passes each on, so that a million bad rows do not fill the memory. */
export function remarkTally(onRemark?: (remark: FeedRemark) => void): RemarkTally {
  const counts = new Map<
    string,
    { remark: FeedRemark; count: number; first: { line: number; value: string | null }[] }
  >()
  const refusedRows = { count: 0, last: -1 }
  return {
    add(remark) {
      onRemark?.(remark)
      if (remark.kind === 'refused' && remark.row !== refusedRows.last) {
        refusedRows.count += 1
        refusedRows.last = remark.row
      }
      const key = JSON.stringify([remark.kind, remark.column, remark.reason])
      const entry = counts.get(key) ?? { remark, count: 0, first: [] }
      counts.set(key, entry)
      entry.count += 1
      if (entry.first.length < FIRST_LINES) entry.first.push({ line: remark.line, value: remark.value })
    },
    refused: () => refusedRows.count,
    counts: () =>
      [...counts.values()]
        .map(({ remark: { column, reason, kind, suggestion }, count, first }) => ({
          column,
          reason,
          kind,
          count,
          first,
          ...(suggestion !== undefined && { suggestion }),
        }))
        .toSorted((a, b) => a.kind.localeCompare(b.kind) || b.count - a.count),
  }
}

/** Example rows per reason. */
const FIRST_LINES = 5
