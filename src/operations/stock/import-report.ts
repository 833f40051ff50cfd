import type { FeedQuestions } from '#domain/feed/feed-questions.ts'
import type { Notation } from '#domain/feed/notation.ts'
import type { FeedRemark } from '#domain/feed/record.ts'
import type { OpenFeed } from '#gateways/feeds/open-feed.ts'
import type { Duplicate } from '#storage/imports/match-rows.ts'
import type { MergeOutcome } from '#storage/imports/merge-stock.ts'
import type { StockPreview } from '#storage/imports/preview-stock.ts'
import type { RemarkCount, RemarkTally } from './remark-tally.ts'

/** Result of an import. */
export interface ImportReport {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
  /** INTAKE-5: cars that are not in the file and stay for sale until the next one. */
  readonly missing: number
  readonly refused: number
  /** Refusals and warnings by column and reason, the most frequent first. */
  readonly remarks: readonly RemarkCount[]
  /** Notices about the whole file. */
  readonly notices: readonly string[]
  /** A8, SITE-6: what the file leaves open; reports of before have none. */
  readonly questions?: FeedQuestions
  /** A6: how the columns of numbers and dates are written, for cars that are sent one by one. */
  readonly notation?: Notation
  /** Set if the import is held and nothing was changed: the reasons, as phrases that follow the file's name. */
  readonly heldBack: {
    readonly usable: number
    readonly available: number
    readonly reasons: readonly string[]
  } | null
  /** Examples of what a held file or a trial would change; null otherwise. */
  readonly preview: StockPreview | null
  /** The stock's version after the import; null if nothing changed. */
  readonly version: number | null
}

/** The report of a feed after reading, before merging. */
export function reportOf(rows: number, tally: RemarkTally, feed: OpenFeed): ImportReport {
  return {
    rows,
    added: 0,
    changed: 0,
    unchanged: 0,
    sold: 0,
    missing: 0,
    refused: tally.refused(),
    remarks: tally.counts(),
    notices: feed.notices(),
    heldBack: null,
    preview: null,
    version: null,
  }
}

/** The counts that the merge adds to the report. */
export function countsOf(merged: Exclude<MergeOutcome, { reason: 'overtaken' }>): Partial<ImportReport> {
  const { added, changed, unchanged, sold, missing, preview } = merged
  if (merged.ok) return { added, changed, unchanged, sold, missing, preview, version: merged.version }
  const { usable, available, reasons } = merged
  return { added, changed, unchanged, sold, missing, preview, heldBack: { usable, available, reasons } }
}

const DUPLICATE_REASONS = { vin: 'the same VIN', stocknum: 'the same stock number', feed_id: 'the same id' } as const

/** The remark for a row that repeats the car of an earlier line. */
export function duplicateRemark({ number, line, firstLine, by }: Duplicate): FeedRemark {
  return {
    row: number,
    line,
    column: by,
    reason: `has ${DUPLICATE_REASONS[by]} as an earlier line`,
    value: `line ${firstLine}`,
    kind: 'refused',
  }
}

/** Message for a feed without a usable row. */
export function nothingUsable(file: string, rows: number): string {
  return rows === 0
    ? `The file ${file} has no rows; nothing was changed.`
    : `None of the ${rows.toLocaleString('en-AU')} rows of ${file} can be used; nothing was changed.`
}
