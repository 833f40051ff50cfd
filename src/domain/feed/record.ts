import { shortened } from '../cut-text.ts'
import { withoutCredentials } from '../without-secrets.ts'

/** One row of a dealer's feed, independent of the file format. Cells by column; nested ones as 'location.city'. */
export interface FeedRecord {
  /** Row number, from 1. */
  readonly row: number
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
  readonly cells: ReadonlyMap<string, FeedValue>
}

/** A cell: text in CSV and XML, any plain value in JSON. A repeated element or an array is a list. */
export type FeedValue = string | number | boolean | null | readonly FeedValue[]

/** STOCK-1: something that the dealer should know about a row: why it was refused, or what was left empty. */
export interface FeedRemark {
  /** Row number in the feed, from 1. A JSON file may have all rows on one line. */
  readonly row: number
  readonly line: number
  readonly column: string | null
  /** The rule without the value, so that remarks can be counted by reason. */
  readonly reason: string
  /** The faulty cell, shortened. */
  readonly value: string | null
  readonly kind: 'refused' | 'warning'
  /** What the dealer can do about it, as a sentence. */
  readonly suggestion?: string
}

/** A cell shortened to fit on a line of a report. */
export function shortly(value: FeedValue | undefined): string | null {
  if (value === undefined || value === null) return null
  const text = withoutCredentials(String(value)).replace(/\s+/g, ' ').trim()
  return shortened(text, SHOWN_CHARACTERS)
}

const SHOWN_CHARACTERS = 60
