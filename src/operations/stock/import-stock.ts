import { dirname, resolve } from 'node:path'
import type { FeedRules } from '#domain/feed/car.ts'
import { questionTally } from '#domain/feed/feed-questions.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import { feedSigns } from '#domain/feed/signs.ts'
import { isFeedFault } from '#gateways/feeds/feed-fault.ts'
import type { ReadFeed } from '#gateways/feeds/feed-reader.ts'
import { isReadingError, type Unread } from '#gateways/reading/reading-error.ts'
import type { Site } from '#site/site.ts'
import type { SiteKey, SiteStorage } from '#storage/site-storage.ts'
import { traced, type Work } from '#tracing/work.ts'
import type { Platform } from '../platform.ts'
import { carPlacer } from './car-placer.ts'
import { idDeriver } from './feed-ids.ts'
import { feedOptions } from './feed-options.ts'
import { countsOf, duplicateRemark, type ImportReport, nothingUsable, reportOf } from './import-report.ts'
import { notationNotices, notationUsed } from './notation-notices.ts'
import { remarkTally } from './remark-tally.ts'
import { spellingTally } from './spelling-tally.ts'
import { type ImportListeners, stageFeed } from './stage-feed.ts'
import { unreadSentence } from './unread-sentence.ts'
import { unusedColumns } from './unused-columns.ts'

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
  { file, feed }: { readonly file: string; readonly feed: ReadFeed },
  { options: { mapping, dryRun, force, soldAfterFiles = 1 }, listeners }: ImportHow,
): Promise<ImportOutcome> {
  const at = parts.clock.now()
  const tally = remarkTally(listeners.onRemark)
  const mine = storage.forSite(site)
  const importId = await mine.imports.begin(mapping.feed, at)
  const kept = await mine.feeds.find(mapping.feed)
  // What was answered for the feed counts for a file that is imported by hand too.
  const statusWords = { ...kept?.definition.mapping.statusWords, ...mapping.statusWords }
  const said = { ...kept?.definition.mapping.units, ...mapping.units }
  const rules: FeedRules = {
    mapping: { ...mapping, statusWords, units: said },
    site,
    lastYear: at.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    notation: feed.notation(),
    ...(site.intake && { limits: site.intake }),
  }
  const signs = feedSigns(site.intake?.implausiblePrices ?? IMPLAUSIBLE_PRICES)
  const place = carPlacer(parts, site)
  const unused = unusedColumns(mapping)
  const spellings = spellingTally()
  const questions = questionTally(site.region)
  const watchers = { tally, signs, unused, questions, spellings }
  const read = await stageFeed(mine, importId, feed, { rules, siteSlug: site.slug, place, watchers, listeners })
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
  const report = {
    ...told,
    notices: [...told.notices, ...unused.notices(), ...notationNotices(feed.notation(), mapping, site.region)],
    questions: questions.found(),
    notation: notationUsed(feed.notation(), mapping),
    ...countsOf(merged),
  }
  await mine.imports.end(importId, report.heldBack ? 'held-back' : dryRun ? 'abandoned' : 'merged', at, { ...report })
  return { ok: true, report }
}

/** Longer than the period in which a car counts as new (CARD-3): cars of a first import are not arrivals. */
const BEFORE_FIRST_IMPORT_MS = 30 * 86_400_000
/** Default limit in per cent. */
const IMPLAUSIBLE_PRICES = 30

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
