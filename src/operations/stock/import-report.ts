import type { FeedRemark } from '#domain/feed/record.ts'
import type { OpenFeed } from '#gateways/feeds/open-feed.ts'
import type { Duplicate } from '#storage/imports/match-rows.ts'
import type { MergeOutcome } from '#storage/imports/merge-stock.ts'
import type { RemarkCount, RemarkTally } from './remark-tally.ts'

/** What became of a feed. */
export interface ImportReport {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
  readonly refused: number
  /** Refusals and warnings by column and reason, the most frequent first. */
  readonly remarks: readonly RemarkCount[]
  /** Sentences about the file as a whole. */
  readonly notices: readonly string[]
  /** Set where the file waits for approval, and nothing was changed: why, as sentences that follow the file's name. */
  readonly heldBack: {
    readonly usable: number
    readonly available: number
    readonly reasons: readonly string[]
  } | null
  /** The site's version after the import; null where nothing changed. */
  readonly version: number | null
}

/** The report of a feed that was read, before it is merged. */
export function reportOf(rows: number, tally: RemarkTally, feed: OpenFeed): ImportReport {
  return {
    rows,
    added: 0,
    changed: 0,
    unchanged: 0,
    sold: 0,
    refused: tally.refused(),
    remarks: tally.counts(),
    notices: feed.notices(),
    heldBack: null,
    version: null,
  }
}

/** What the merge adds to the report. */
export function countsOf(merged: Exclude<MergeOutcome, { reason: 'overtaken' }>): Partial<ImportReport> {
  const { added, changed, unchanged, sold } = merged
  if (merged.ok) return { added, changed, unchanged, sold, version: merged.version }
  const { usable, available, reasons } = merged
  return { added, changed, unchanged, sold, heldBack: { usable, available, reasons } }
}

const DUPLICATE_REASONS = { vin: 'the same VIN', stocknum: 'the same stock number', feed_id: 'the same id' } as const

/** A row left out because an earlier line is the same car. */
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

/** Why a feed without a usable row changes nothing. */
export function nothingUsable(file: string, rows: number): string {
  return rows === 0
    ? `The file ${file} has no rows; nothing was changed.`
    : `None of the ${rows.toLocaleString('en-AU')} rows of ${file} can be used; nothing was changed.`
}
