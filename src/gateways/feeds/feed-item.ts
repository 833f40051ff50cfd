import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'

/** A row of a file, or why it could not be read as one, with what of it may still tell which car it speaks of. */
export type FeedItem =
  | { readonly ok: true; readonly record: FeedRecord }
  | { readonly ok: false; readonly remark: FeedRemark; readonly record: FeedRecord | null }

/** An item before it is numbered. */
export type RawItem =
  | { readonly ok: true; readonly record: Omit<FeedRecord, 'row'> }
  | { readonly ok: false; readonly remark: Omit<FeedRemark, 'row'>; readonly record: Omit<FeedRecord, 'row'> | null }

export async function* numbered(items: AsyncIterable<RawItem>): AsyncGenerator<FeedItem> {
  let row = 0
  for await (const item of items) {
    row += 1
    if (item.ok) yield { ok: true, record: { row, ...item.record } }
    else yield { ok: false, remark: { row, ...item.remark }, record: item.record && { row, ...item.record } }
  }
}

/** More than this in one cell is a fault of the feed, not a comment about a car. */
export const CELL_CHARACTERS = 1_000_000
/** More than this in one row can't be a row: a quote or a bracket was never closed. */
export const RECORD_CHARACTERS = 33_554_432

export function unreadable(
  line: number,
  reason: string,
  column: string | null = null,
  cells: FeedRecord['cells'] | null = null,
): RawItem {
  return {
    ok: false,
    remark: { line, column, reason, value: null, kind: 'refused' },
    record: cells && { line, cells },
  }
}

/** The record, unless one of its cells is beyond all measure. */
export function itemOf(record: Omit<FeedRecord, 'row'>): RawItem {
  for (const [column, cell] of record.cells) {
    if (typeof cell === 'string' && cell.length > CELL_CHARACTERS) {
      return unreadable(
        record.line,
        `has more than ${CELL_CHARACTERS.toLocaleString('en-AU')} characters in one cell`,
        column,
        new Map([...record.cells].filter(([name]) => name !== column)),
      )
    }
  }
  return { ok: true, record }
}
