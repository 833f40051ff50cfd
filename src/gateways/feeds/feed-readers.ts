import type { Notation } from '#domain/feed/notation.ts'
import type { FeedEnding } from './feed-ending.ts'
import { isFeedFault } from './feed-fault.ts'
import type { FeedFormat } from './feed-format.ts'
import { type FeedOptions, openFeed } from './open-feed.ts'
import { writeRows } from './rows-file.ts'
import { type Unpacked, unpack } from './unpack.ts'

export interface RowsRequest {
  readonly file: string
  readonly options: FeedOptions
  /** File to write the rows to; there is none yet. */
  readonly target: string
  readonly most: number
}

/** What a file is, beside its rows. */
export interface WrittenRows {
  readonly format: FeedFormat
  readonly bytes: number
  readonly notices: readonly string[]
  readonly ending: FeedEnding
  readonly notation: Notation
  readonly rowsBytes: number
}

/** `fault`: of the file. `machine`: the disk is full, or like it; it says nothing about the file. */
export type FeedReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: 'fault'; readonly sentence: string; readonly missing: readonly string[] }
  | { readonly ok: false; readonly kind: 'machine'; readonly message: string }

/** H4-3: what the reading process does with dealers' files. */
export const FEED_READERS = {
  unpack: ({ path, name }: { readonly path: string; readonly name: string }) =>
    outcomeOf((): Promise<Unpacked> => unpack(path, name)),
  rows: ({ file, options, target, most }: RowsRequest) =>
    outcomeOf(async (): Promise<WrittenRows> => {
      const feed = await openFeed(file, options)
      const rowsBytes = await writeRows(target, feed.items, most)
      const { format, bytes } = feed
      return { format, bytes, notices: feed.notices(), ending: feed.ending(), notation: feed.notation(), rowsBytes }
    }),
} as const

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<FeedReading<Value>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (isFeedFault(error)) return { ok: false, kind: 'fault', sentence: error.message, missing: error.missing }
    // An error of the system has a number. Any other is of our program, on this file.
    if (error instanceof Error && 'errno' in error) return { ok: false, kind: 'machine', message: error.message }
    throw error
  }
}
