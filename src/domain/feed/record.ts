import { withoutCredentials } from '../without-secrets.ts'

/** One row of a dealer's feed as it was read, whatever the file's format: cells by column, nested ones as 'location.city'. */
export interface FeedRecord {
  /** Its place among the rows, counted from 1. */
  readonly row: number
  /** Where the row begins in the file, counted from 1. */
  readonly line: number
  readonly cells: ReadonlyMap<string, FeedValue>
}

/** A cell: text in CSV and XML, any plain value in JSON. A repeated element or an array is a list. */
export type FeedValue = string | number | boolean | null | readonly FeedValue[]

/** Something about a row that its dealer should know: why it was refused, or what was left empty (STOCK-1). */
export interface FeedRemark {
  /** The row's place in the feed, counted from 1; a JSON file may have all its rows on one line. */
  readonly row: number
  readonly line: number
  readonly column: string | null
  /** The rule, without the value, so that remarks can be counted by it. */
  readonly reason: string
  /** The cell at fault, cut short. */
  readonly value: string | null
  readonly kind: 'refused' | 'warning'
  /** What the dealer may do about it, as a sentence. */
  readonly suggestion?: string
}

/** A cell cut to what fits in a line of a report. */
export function shortly(value: FeedValue | undefined): string | null {
  if (value === undefined || value === null) return null
  const text = withoutCredentials(String(value)).replace(/\s+/g, ' ').trim()
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

const SHOWN_CHARACTERS = 60
