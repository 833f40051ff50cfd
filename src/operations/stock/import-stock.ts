import { dirname, resolve } from 'node:path'
import { type FeedRules, type MappedRow, mapRow, specsOf } from '#domain/feed/car.ts'
import { columnsOf, type FeedMapping } from '#domain/feed/mapping.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import type { FeedRecord, FeedRemark } from '#domain/feed/record.ts'
import { type FeedSigns, feedSigns } from '#domain/feed/signs.ts'
import { isFeedFault } from '#gateways/feeds/feed-fault.ts'
import type { OpenFeed } from '#gateways/feeds/open-feed.ts'
import { isReadingError, type Unread } from '#gateways/reading/reading-error.ts'
import type { Site } from '#site/site.ts'
import type { StagedRow } from '#storage/imports/staged-rows.ts'
import type { SiteKey, SiteStorage } from '#storage/site-storage.ts'
import { traced, type Work } from '#tracing/work.ts'
import type { Platform } from '../platform.ts'
import { type AssumedUnits, assumedUnits } from './assumed-units.ts'
import { type CarPlacer, carPlacer } from './car-placer.ts'
import { idDeriver } from './feed-ids.ts'
import { feedOptions } from './feed-options.ts'
import { countsOf, duplicateRemark, type ImportReport, nothingUsable, reportOf } from './import-report.ts'
import { type RemarkTally, remarkTally } from './remark-tally.ts'
import { type SpellingTally, spellingTally } from './spelling-tally.ts'
import { usableRow } from './staged-row.ts'
import { type StatusQuestions, statusQuestions } from './status-questions.ts'
import { unreadSentence } from './unread-sentence.ts'
import { type UnusedColumns, unusedColumns } from './unused-columns.ts'

export interface ImportOptions {
  readonly mapping: FeedMapping
  /** Report what would happen without changing anything. */
  readonly dryRun: boolean
  /** Import even if the import would be held (INTAKE-3). */
  readonly force: boolean
  /** INTAKE-5: files in a row without a car until it is sold; default 1, as for a file that a person imports. */
  readonly soldAfterFiles?: number
}

export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  /** Nothing was changed; `sentence` gives the reason. */
  | {
      readonly ok: false
      readonly reason: 'unreadable' | 'unread' | 'nothing-usable' | 'overtaken'
      readonly sentence: string
      readonly report: ImportReport | null
      /** Columns that the file lacks, if that is the reason. */
      readonly lacking: readonly string[]
      /** H4-3: set if the reading of the file went over a bound. */
      readonly unread?: Unread
    }

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

/**
 * STOCK-1, STOCK-2: imports a dealer's file: has it read away from the server (H4-3), stages it row by row, then merges it
 * in one transaction. Memory does not grow with the file, except for one id per row if the mapping derives ids.
 */
export async function importStock(
  parts: ImportParts,
  site: ImportSite,
  file: string,
  { options, listeners = {} }: { readonly options: ImportOptions; readonly listeners?: ImportListeners | undefined },
): Promise<ImportOutcome> {
  const facts: Work['facts'] = { dryRun: options.dryRun }
  return traced({ kind: 'import', name: options.mapping.feed, site: site.slug, facts }, async () => {
    const outcome = await importFile(parts, site, file, { options, listeners })
    facts['rows'] = outcome.report?.rows ?? 0
    facts['outcome'] = outcome.ok ? (outcome.report.heldBack ? 'held-back' : 'merged') : outcome.reason
    return outcome
  })
}

type ImportParts = Pick<Platform, 'storage' | 'clock' | 'geocoder' | 'log'> & {
  readonly feedReaders: Pick<Platform['feedReaders'], 'imports'>
}
type ImportSite = SiteKey & FeedSite & Partial<Pick<Site, 'intake'>>

interface ImportHow {
  readonly options: ImportOptions
  readonly listeners: ImportListeners
}

async function importFile(parts: ImportParts, site: ImportSite, file: string, how: ImportHow): Promise<ImportOutcome> {
  const without = { ok: false, report: null, lacking: [] } as const
  try {
    const feed = await parts.feedReaders.imports.open(file, feedOptions(how.options.mapping, site))
    try {
      return await importRows(parts, site, { file, feed }, how)
    } finally {
      await feed.close()
    }
  } catch (error) {
    if (isReadingError(error)) {
      parts.log.warn('feed file not read', { site: site.slug, file, error })
      return { ...without, reason: 'unread', sentence: unreadSentence(error.unread, file), unread: error.unread }
    }
    if (isFeedFault(error)) return { ...without, reason: 'unreadable', sentence: error.message, lacking: error.missing }
    throw error
  }
}

async function importRows(
  { storage, ...parts }: ImportParts,
  site: ImportSite,
  { file, feed }: { readonly file: string; readonly feed: OpenFeed },
  { options: { mapping, dryRun, force, soldAfterFiles = 1 }, listeners }: ImportHow,
): Promise<ImportOutcome> {
  const at = parts.clock.now()
  const tally = remarkTally(listeners.onRemark)
  const mine = storage.forSite(site)
  const importId = await mine.imports.begin(mapping.feed, at)
  const kept = await mine.feeds.find(mapping.feed)
  // What was answered by command counts for a file that is imported by hand too.
  const statusWords = { ...kept?.definition.mapping.statusWords, ...mapping.statusWords }
  const rules: FeedRules = {
    mapping: { ...mapping, statusWords },
    site,
    lastYear: at.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    ...(site.intake && { limits: site.intake }),
  }
  const signs = feedSigns(site.intake?.implausiblePrices ?? IMPLAUSIBLE_PRICES)
  const place = carPlacer(parts, site)
  const unused = unusedColumns(mapping)
  const units = assumedUnits(site.region)
  const spellings = spellingTally()
  const questions = statusQuestions(site.slug, mapping.feed, kept !== null)
  const watchers = { tally, signs, unused, units, questions, spellings }
  const read = await stageRows(mine, importId, feed, { rules, siteSlug: site.slug, place, watchers, listeners })
  const ending = { importId, at, dryRun, force }
  const { cutAtLine, endsWithoutLineEnd, sentence: broken } = feed.ending()
  if (read.staged === 0)
    return await endWithout(mine, ending, {
      reason: broken === null ? 'nothing-usable' : 'unreadable',
      sentence: broken ?? nothingUsable(file, read.rows),
      report: reportOf(read.rows, tally, feed),
    })
  listeners.onProgress?.({ rows: read.rows, bytesRead: feed.bytes, bytes: feed.bytes, step: 'merging' })
  for (const [field, names] of await mine.imports.spellings(mapping.feed)) spellings.add(field, names)
  await mine.imports.respell(importId, spellings.respellings())
  const merged = await mine.imports.merge(importId, {
    at,
    force,
    dryRun,
    keepsStates: true,
    soldAfterFiles,
    folder: dirname(resolve(file)),
    file: { signs: signs.found(), cutAtLine, endsWithoutLineEnd },
    ...(site.intake && { limits: site.intake }),
    firstListedAt: new Date(at.getTime() - BEFORE_FIRST_IMPORT_MS),
    places: site.locations.map(({ slug }) => slug),
  })
  if (!merged.ok && merged.reason === 'overtaken')
    return {
      ok: false,
      reason: 'overtaken',
      sentence: 'A later import of this site took over; nothing of this one was merged.',
      report: null,
      lacking: [],
    }
  for (const duplicate of merged.duplicates) tally.add(duplicateRemark(duplicate))
  const told = reportOf(read.rows, tally, feed)
  const notices = [...told.notices, ...unused.notices(), ...units.notices(), ...questions.notices()]
  const report = { ...told, notices, ...countsOf(merged) }
  await mine.imports.end(importId, report.heldBack ? 'held-back' : dryRun ? 'abandoned' : 'merged', at, { ...report })
  return { ok: true, report }
}

/** Small, so that requests to other dealers run in between (M3). */
const ROWS_A_BATCH = 50
/** Longer than the period in which a car counts as new (CARD-3): cars of a first import are not arrivals. */
const BEFORE_FIRST_IMPORT_MS = 30 * 86_400_000
/** Default limit in per cent. */
const IMPLAUSIBLE_PRICES = 30

/** Observers of each row. */
interface Watchers {
  readonly tally: RemarkTally
  readonly signs: FeedSigns
  readonly unused: UnusedColumns
  readonly units: AssumedUnits
  readonly questions: StatusQuestions
  readonly spellings: SpellingTally
}

async function stageRows(
  mine: SiteStorage,
  importId: string,
  feed: OpenFeed,
  {
    rules,
    siteSlug,
    place,
    watchers: { tally, signs, unused, units, questions, spellings },
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
      units.note(mapped.bare)
      questions.note(mapped.unknownStatus)
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

async function endWithout(
  mine: SiteStorage,
  { importId, at }: { importId: string; at: Date },
  {
    reason,
    sentence,
    report,
  }: { readonly reason: 'nothing-usable' | 'unreadable'; readonly sentence: string; readonly report: ImportReport },
): Promise<ImportOutcome> {
  await mine.imports.end(importId, 'abandoned', at, { ...report })
  return { ok: false, reason, sentence, report, lacking: [] }
}
