import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'

/** A row of a file, or the reason why it cannot be read, with the cells that may still identify its car. */
export type FeedItem =
  | { readonly ok: true; readonly record: FeedRecord }
  | { readonly ok: false; readonly remark: FeedRemark; readonly record: FeedRecord | null }

/** An item without its row number. */
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

/** A longer cell is a fault of the feed. */
export const CELL_CHARACTERS = 1_000_000
/** A longer row means that a quote or bracket was never closed. */
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

/** The record, or a refusal if a cell is too long. */
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
