import { type FeedRules, type MappedRow, mapRow, specsOf } from '#domain/feed/car.ts'
import type { QuestionTally } from '#domain/feed/feed-questions.ts'
import { columnsOf } from '#domain/feed/mapping.ts'
import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'
import type { FeedSigns } from '#domain/feed/signs.ts'
import type { ReadFeed } from '#gateways/feeds/feed-reader.ts'
import type { StagedRow } from '#storage/imports/staged-rows.ts'
import type { SiteStorage } from '#storage/site-storage.ts'
import type { CarPlacer } from './car-placer.ts'
import type { RemarkTally } from './remark-tally.ts'
import type { SpellingTally } from './spelling-tally.ts'
import { usableRow } from './staged-row.ts'
import type { UnusedColumns } from './unused-columns.ts'

export interface ImportProgress {
  readonly rows: number
  readonly bytesRead: number
  readonly bytes: number
  readonly step: 'reading' | 'merging'
}

export interface ImportListeners {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Receives each refusal and warning as it occurs; the report only counts them. */
  readonly onRemark?: (remark: FeedRemark) => void
}

/** Observers of each row. */
interface Watchers {
  readonly tally: RemarkTally
  readonly signs: FeedSigns
  readonly unused: UnusedColumns
  readonly questions: QuestionTally
  readonly spellings: SpellingTally
}

/** Stages the rows of a feed that was read, in short transactions. */
export async function stageFeed(
  mine: SiteStorage,
  importId: string,
  feed: ReadFeed,
  {
    rules,
    siteSlug,
    place,
    watchers: { tally, signs, unused, questions, spellings },
    listeners: { onProgress },
  }: {
    readonly rules: FeedRules
    readonly siteSlug: string
    readonly place: CarPlacer
    readonly watchers: Watchers
    readonly listeners: ImportListeners
  },
): Promise<{ rows: number; staged: number }> {
  const priceColumns = columnsOf(specsOf(rules.mapping)['price'] ?? { value: '' })
  let rows = 0
  let usable = 0
  let batch: StagedRow[] = []
  const flush = async () => {
    if (batch.length > 0) await mine.imports.stage(importId, batch)
    await new Promise(setImmediate)
    batch = []
    onProgress?.({ rows, bytesRead: feed.bytesRead(), bytes: feed.bytes, step: 'reading' })
  }
  for await (const item of feed.items) {
    rows += 1
    if (!item.ok) {
      tally.add(item.remark)
      const spokenOf = item.record && carSpokenOf(item.record, rules)
      if (spokenOf && batch.push(spokenOf) === ROWS_A_BATCH) await flush()
      continue
    }
    unused.note(item.record)
    const mapped = mapRow(item.record, rules)
    for (const remark of mapped.remarks) tally.add(remark)
    const staged = mapped.ok
      ? usableRow(item.record, await place(mapped.row), siteSlug)
      : refusedRow(item.record, mapped)
    if (mapped.ok) {
      usable += 1
      questions.note(mapped)
      spellings.note(mapped.row.car)
      signs.note(
        mapped.said,
        priceColumns.some((column) => item.record.cells.has(column)),
      )
    }
    if (staged !== null && batch.push(staged) === ROWS_A_BATCH) await flush()
  }
  await flush()
  return { rows, staged: usable }
}

/**
 * A staged row for a car whose row is unreadable, identified by its readable cells. It keeps the car from being marked
 * as sold.
 */
function carSpokenOf(record: FeedRecord, rules: FeedRules): StagedRow | null {
  const mapped = mapRow(record, rules)
  const keys = mapped.ok ? mapped.row.keys : mapped.keys
  return refusedRow(record, { keys })
}

/** A staged row for a refused row: its car stays unchanged. */
function refusedRow(
  { row: number, line }: FeedRecord,
  { keys }: Pick<Extract<MappedRow, { ok: false }>, 'keys'>,
): StagedRow | null {
  if (keys === null) return null
  return {
    number,
    line,
    ...keys,
    identity: '',
    slugBase: '',
    newId: '',
    contentHash: '',
    status: 'in_stock',
    listedAt: null,
    soldAt: null,
    car: null,
  }
}

/** Small, so that requests to other dealers run in between (M3). */
const ROWS_A_BATCH = 50
