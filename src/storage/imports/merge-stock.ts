import { sql } from 'kysely'
import { type FileCondition, HOLD_LIMITS, type HoldLimits, holdReasons } from '#domain/feed/hold.ts'
import { raiseSiteVersion } from '../site-versions.ts'
import type { Queries } from '../transactions.ts'
import { compareStock } from './compare-stock.ts'
import { endAgreedSales } from './end-agreed-sales.ts'
import { keepStates } from './keep-states.ts'
import {
  copyKeys,
  countMatched,
  type Duplicate,
  type MergeCounts,
  markChanged,
  markDuplicates,
  matchCars,
} from './match-rows.ts'
import { slicesOf, turn } from './merge-slices.ts'
import { countMissedFiles } from './missing-cars.ts'
import { previewStock, type StockPreview } from './preview-stock.ts'
import { queueForAlerts, recordPrices, recordSold } from './record-changes.ts'
import { insertNew, listingDate, sellMissing, updateChanged, wantPictures } from './write-matched-rows.ts'

export interface MergeOptions {
  readonly at: Date
  /** Merge even if the import would be held. */
  readonly force: boolean
  /** Report what would happen without changing anything. */
  readonly dryRun: boolean
  /** The feed's folder, for pictures stored with it. */
  readonly folder?: string | null
  /** Condition of the file, found while reading it. */
  readonly file?: FileCondition
  /** Limits beyond which an import is held. */
  readonly limits?: HoldLimits
  /** The rows are some of the feed's cars: those without a row stay. */
  readonly isPart?: boolean
  /** A8: the rows are a feed's, and where one has an unknown status its car keeps its state. */
  readonly keepsStates?: boolean
  /** INTAKE-5: a car becomes sold when it is missing from this many files in a row; default 1. */
  readonly soldAfterFiles?: number
  /** Listing date for cars of a first import without a date; default: `at` (D-29). */
  readonly firstListedAt?: Date
  /** Slugs of the site's locations. */
  readonly places?: readonly string[]
}

const WHOLE_FILE: FileCondition = { signs: [], cutAtLine: null, endsWithoutLineEnd: false }

export type MergeOutcome =
  | ({ readonly ok: true; readonly version: number | null; readonly preview: StockPreview | null } & MergeCounts &
      Duplicates)
  | ({
      readonly ok: false
      readonly reason: 'held-back'
      /** Phrases that follow the file's name. */
      readonly reasons: readonly string[]
      readonly usable: number
      readonly available: number
      readonly preview: StockPreview
    } & MergeCounts &
      Duplicates)
  | { readonly ok: false; readonly reason: 'overtaken' }

interface Duplicates {
  /** Rows ignored because an earlier line has the same car. */
  readonly duplicates: readonly Duplicate[]
}

/**
 * Merges the staged rows into the site's stock inside the caller's transaction. A car is matched by VIN, else by stock
 * number within the dealership, else by the feed's id, so that a car that gains a VIN stays the same car. A car of this
 * feed without a row becomes sold (STOCK-2, INTAKE-5). Equal content changes nothing, not even the version.
 */
export async function mergeStagedRows(
  queries: Queries,
  siteSlug: string,
  importId: string,
  {
    at,
    force,
    dryRun,
    folder = null,
    file = WHOLE_FILE,
    limits = HOLD_LIMITS,
    places = [],
    firstListedAt = at,
    isPart = false,
    keepsStates = false,
    soldAfterFiles = 1,
  }: MergeOptions,
): Promise<MergeOutcome> {
  await lockStock(queries, siteSlug)
  const feed = await takeFeed(queries, siteSlug, importId)
  if (feed === null) return { ok: false, reason: 'overtaken' }

  await copyKeys(queries, siteSlug, importId)
  const duplicates = await markDuplicates(queries)
  await turn()
  await matchCars(queries, siteSlug, feed)
  if (keepsStates) await keepStates(queries, siteSlug, importId)
  await markChanged(queries, siteSlug, feed)
  await turn()
  const matched = await countMatched(queries, siteSlug, feed, soldAfterFiles)
  const counts = isPart ? { ...matched, sold: 0, missing: 0 } : matched
  if (!force) {
    const compared = await compareStock(queries, { siteSlug, importId, feed, places })
    const reasons = holdReasons(compared, file, limits)
    const { usable, available } = compared
    if (reasons.length > 0) {
      // Staff who approve it know that its missing cars are gone.
      const approved = await countMatched(queries, siteSlug, feed, 1)
      const preview = await previewStock(queries, { siteSlug, importId, feed, soldAfterFiles: 1 })
      return { ok: false, reason: 'held-back', reasons, usable, available, preview, ...approved, duplicates }
    }
  }
  if (dryRun || counts.added + counts.changed + counts.sold === 0) {
    if (!dryRun) await countMissedFiles(queries, siteSlug, feed, isPart)
    const preview = dryRun ? await previewStock(queries, { siteSlug, importId, feed, soldAfterFiles }) : null
    return { ok: true, version: null, preview, ...counts, duplicates }
  }

  const version = await raiseSiteVersion(queries, siteSlug)
  const change = {
    siteSlug,
    importId,
    feed,
    version,
    at: at.toISOString(),
    firstListedAt: firstListedAt.toISOString(),
    soldAfterFiles,
  }
  if (!isPart) await sellMissing(queries, change)
  // Before the new cars are there: the planner does not know of them yet, and would compare each with each row.
  await countMissedFiles(queries, siteSlug, feed, isPart)
  await recordSold(queries, change)
  const listedAt = await listingDate(queries, change)
  for await (const slice of slicesOf(queries)) {
    await queueForAlerts(queries, change, slice)
    await updateChanged(queries, change, slice)
    await insertNew(queries, change, slice, listedAt)
    await recordPrices(queries, change, slice)
    await wantPictures(queries, change, folder, slice)
  }
  await endAgreedSales(queries, siteSlug)
  return { ok: true, version, preview: null, ...counts, duplicates }
}

/** From here on, imports and pushed cars of one site run one after another. */
export async function lockStock(queries: Queries, siteSlug: string): Promise<void> {
  await sql`insert into site_versions (site_slug, version) values (${siteSlug}, 0) on conflict do nothing`.execute(
    queries,
  )
  await sql`select version from site_versions where site_slug = ${siteSlug} for update`.execute(queries)
}

/** The import's feed; null if a later import of the site has removed some of its rows. */
async function takeFeed(queries: Queries, siteSlug: string, importId: string): Promise<string | null> {
  const { rows } = await sql<{ feed: string; staged: number; present: number }>`
    select feed, staged, (select count(*)::integer from import_rows where import_id = ${importId}) as present
    from stock_imports where site_slug = ${siteSlug} and id = ${importId} and state = 'staging'`.execute(queries)
  const row = rows[0]
  return row === undefined || row.staged !== row.present ? null : row.feed
}
