import { sql } from 'kysely'
import { type FileCondition, HOLD_LIMITS, type HoldLimits, holdReasons } from '#domain/feed/hold.ts'
import { raiseSiteVersion } from '../site-versions.ts'
import type { Queries } from '../transactions.ts'
import { compareStock } from './compare-stock.ts'
import { copyKeys, countMatched, type Duplicate, type MergeCounts, markDuplicates, matchCars } from './match-rows.ts'
import { slicesOf, turn } from './merge-slices.ts'
import { insertNew, listingDate, sellMissing, updateChanged, wantPictures } from './write-matched-rows.ts'

export interface MergeOptions {
  readonly at: Date
  /** Merge even a feed that waits for approval. */
  readonly force: boolean
  /** Say what would happen, and change nothing. */
  readonly dryRun: boolean
  /** The feed's folder, which pictures beside it are in. */
  readonly folder?: string | null
  /** What the reading of the file found. */
  readonly file?: FileCondition
  /** When a file waits for approval. */
  readonly limits?: HoldLimits
  /** When the cars of a first import were listed, where the feed has no date; `at` when left out (D-29). */
  readonly firstListedAt?: Date
  /** Slugs of the site's locations. */
  readonly places?: readonly string[]
}

const WHOLE_FILE: FileCondition = { signs: [], cutAtLine: null, endsWithoutLineEnd: false }

export type MergeOutcome =
  | ({ readonly ok: true; readonly version: number | null } & MergeCounts & Duplicates)
  | ({
      readonly ok: false
      readonly reason: 'held-back'
      /** Sentences that follow the file's name. */
      readonly reasons: readonly string[]
      readonly usable: number
      readonly available: number
    } & MergeCounts &
      Duplicates)
  | { readonly ok: false; readonly reason: 'overtaken' }

interface Duplicates {
  /** Rows left out because an earlier line is the same car. */
  readonly duplicates: readonly Duplicate[]
}

/**
 * Makes the staged rows the site's stock, set by set, inside the caller's transaction. A car is found by its VIN, else by
 * its stock number within the dealership, else by the feed's own id, so that a car which gains a VIN stays the same car.
 * A car of this feed that no row speaks of becomes sold (STOCK-2). Equal content changes nothing, not even the version.
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
  }: MergeOptions,
): Promise<MergeOutcome> {
  // Imports of one site come one after another from here on.
  await sql`insert into site_versions (site_slug, version) values (${siteSlug}, 0) on conflict do nothing`.execute(
    queries,
  )
  await sql`select version from site_versions where site_slug = ${siteSlug} for update`.execute(queries)
  const feed = await takeFeed(queries, siteSlug, importId)
  if (feed === null) return { ok: false, reason: 'overtaken' }

  await copyKeys(queries, siteSlug, importId)
  const duplicates = await markDuplicates(queries)
  await turn()
  await matchCars(queries, siteSlug, feed)
  await turn()
  const counts = await countMatched(queries, siteSlug, feed)
  if (!force) {
    const compared = await compareStock(queries, { siteSlug, importId, feed, places })
    const reasons = holdReasons(compared, file, limits)
    const { usable, available } = compared
    if (reasons.length > 0) return { ok: false, reason: 'held-back', reasons, usable, available, ...counts, duplicates }
  }
  if (dryRun || counts.added + counts.changed + counts.sold === 0)
    return { ok: true, version: null, ...counts, duplicates }

  const version = await raiseSiteVersion(queries, siteSlug)
  const change = {
    siteSlug,
    importId,
    feed,
    version,
    at: at.toISOString(),
    firstListedAt: firstListedAt.toISOString(),
  }
  await sellMissing(queries, change)
  const listedAt = await listingDate(queries, change)
  for await (const slice of slicesOf(queries)) {
    await updateChanged(queries, change, slice)
    await insertNew(queries, change, slice, listedAt)
    await wantPictures(queries, change, folder, slice)
  }
  return { ok: true, version, ...counts, duplicates }
}

/** The import's feed; null when a later import of the site has swept its rows away, wholly or in part. */
async function takeFeed(queries: Queries, siteSlug: string, importId: string): Promise<string | null> {
  const { rows } = await sql<{ feed: string; staged: number; present: number }>`
    select feed, staged, (select count(*)::integer from import_rows where import_id = ${importId}) as present
    from stock_imports where site_slug = ${siteSlug} and id = ${importId} and state = 'staging'`.execute(queries)
  const found = rows[0]
  return found === undefined || found.staged !== found.present ? null : found.feed
}
