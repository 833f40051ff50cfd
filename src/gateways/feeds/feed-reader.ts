import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GatewayError } from '../gateway-error.ts'
import { openReadingProcess, type ReadingOptions, type ReadingProcess } from '../reading/reading-process.ts'
import { FeedFault } from './feed-fault.ts'
import type { FEED_READERS, FeedReading } from './feed-readers.ts'
import type { FeedOptions, OpenFeed } from './open-feed.ts'
import { readRows } from './rows-file.ts'
import type { Unpacked } from './unpack.ts'

/**
 * H4-3: reads dealers' files away from the server, with a bound of time and memory. Throws ReadingError for a file that
 * goes over it, and GatewayError if the reading could not begin.
 */
export interface FeedReader {
  /** `unpack` of feed-sources/unpack.ts. */
  unpack(path: string, name: string): Promise<Unpacked>
  /** Reads the whole file, or its first rows. Throws FeedFault. */
  open(file: string, options: FeedOptions, rows?: number): Promise<ReadFeed>
  close(): Promise<void>
}

/** A file that was read whole, so that what it says beside its rows is complete before them. Close it after its rows. */
export interface ReadFeed extends OpenFeed {
  close(): Promise<void>
}

/** Trials have a process of their own with less time, so that a person who tries a bad file holds up no import. */
export interface FeedReaders {
  readonly imports: FeedReader
  readonly trials: FeedReader
}

/** For 100 MB on a busy machine. */
const IMPORT_MS = 120_000
const TRIAL_MS = 15_000
/** Each is one feed that is pulled, or a person who waits. */
const WAITING_AT_MOST = 40

/** `options` replaces the bounds, or in tests the program. */
export function openFeedReaders(options: Partial<ReadingOptions> = {}): FeedReaders {
  const program = join(import.meta.dirname, 'feed-reading-program.ts')
  const opened = (giveUpMs: number) =>
    feedReader(openReadingProcess({ program, giveUpMs, waitingAtMost: WAITING_AT_MOST, ...options }))
  return { imports: opened(IMPORT_MS), trials: opened(TRIAL_MS) }
}

export function feedReader({ read, close }: ReadingProcess<typeof FEED_READERS>): FeedReader {
  return {
    unpack: async (path, name) => readingValue(await read('unpack', { path, name })),
    async open(file, options, rows = Number.POSITIVE_INFINITY) {
      const folder = await mkdtemp(join(tmpdir(), 'forecourt-rows-'))
      const end = () => rm(folder, { recursive: true, force: true })
      try {
        const target = join(folder, 'rows')
        const writtenRows = readingValue(await read('rows', { file, options, target, most: rows }))
        let bytesRead = 0
        const items = readRows(target, (bytes) => {
          bytesRead = Math.floor((bytes / writtenRows.rowsBytes) * writtenRows.bytes)
        })
        const { format, bytes, notices, ending, notation } = writtenRows
        return {
          format,
          bytes,
          bytesRead: () => bytesRead,
          notices: () => notices,
          ending: () => ending,
          notation: () => notation,
          items,
          close: end,
        }
      } catch (error) {
        await end()
        throw error
      }
    },
    close,
  }
}

function readingValue<Value>(reading: FeedReading<Value>): Value {
  if (reading.ok) return reading.value
  if (reading.kind === 'machine') throw new GatewayError('reading', reading.message)
  throw new FeedFault(reading.sentence, { missing: reading.missing })
}
