import { type RawBuilder, sql } from 'kysely'
import { type FileCondition, HOLD_LIMITS, type HoldLimits, holdReasons } from '#domain/feed/hold.ts'
import { compareStock } from './compare-stock.ts'
import { type Slice, slicesOf, turn, within } from './merge-slices.ts'
import { raiseSiteVersion } from './site-changes.ts'
import type { Queries } from './transactions.ts'

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

export interface MergeCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
}

interface Duplicates {
  /** Rows left out because an earlier line is the same car. */
  readonly duplicates: readonly Duplicate[]
}

export interface Duplicate {
  readonly number: number
  readonly line: number
  readonly firstLine: number
  readonly by: 'vin' | 'stocknum' | 'feed_id'
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
  const counts = await count(queries, siteSlug, feed)
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

/** The narrow part of the rows, so that the passes over them are cheap. */
async function copyKeys(queries: Queries, siteSlug: string, importId: string): Promise<void> {
  await sql`
    create temporary table feed_rows on commit drop as
    select number, line, vin, stocknum, dealership_slug, feed_id, identity, content_hash, new_id, status,
      data is null as refused, null::text as car_id, false as is_new, false as is_changed,
      null::integer as first_number, null::text as duplicate_by
    from import_rows where site_slug = ${siteSlug} and import_id = ${importId}`.execute(queries)
  await sql`create unique index on feed_rows (number)`.execute(queries)
  await sql`analyze feed_rows`.execute(queries)
}

/**
 * Two rows are one car when their VINs are equal; when their stock numbers are and one of them has no VIN; when the feed's
 * ids are and one of them has nothing stronger. The first stays.
 */
async function markDuplicates(queries: Queries): Promise<readonly Duplicate[]> {
  const weakHere = {
    vin: sql`true`,
    stocknum: sql`vin is null`,
    feed_id: sql`identity like 'feed:%'`,
  }
  const partition = { vin: sql`vin`, stocknum: sql`dealership_slug, stocknum`, feed_id: sql`feed_id` }
  for (const by of ['vin', 'stocknum', 'feed_id'] as const) {
    await sql`
      update feed_rows set first_number = ranked.first, duplicate_by = ${by}
      from (
        select number, min(number) over same as first, bool_or(${weakHere[by]}) over (same rows unbounded preceding) as weak
        from feed_rows where ${sql.ref(by)} is not null and not refused and first_number is null
        window same as (partition by ${partition[by]} order by number)
      ) ranked
      where feed_rows.number = ranked.number and ranked.number > ranked.first and ranked.weak`.execute(queries)
  }
  const { rows } = await sql<Duplicate>`
    select later.number, later.line, earlier.line as "firstLine", later.duplicate_by as by
    from feed_rows later join feed_rows earlier on earlier.number = later.first_number
    order by later.number`.execute(queries)
  return rows
}

async function matchCars(queries: Queries, siteSlug: string, feed: string): Promise<void> {
  const noVinClash = sql`(c.vin is null or r.vin is null)`
  const noStockClash = sql`(c.stocknum is null or r.stocknum is null)`
  const ways: readonly RawBuilder<unknown>[] = [
    sql`c.vin = r.vin`,
    sql`c.dealership_slug = r.dealership_slug and c.stocknum = r.stocknum and ${noVinClash}`,
    sql`c.feed = ${feed} and c.feed_id = r.feed_id and ${noVinClash} and ${noStockClash}`,
  ]
  for (const sameCar of ways) {
    await sql`
      update feed_rows set car_id = pair.id
      from (
        select distinct on (id) id, number from (
          select distinct on (r.number) r.number, r.refused, c.id
          from feed_rows r join cars c on c.site_slug = ${siteSlug} and ${sameCar}
          where r.car_id is null and r.first_number is null
            and not exists (select 1 from feed_rows taken where taken.car_id = c.id)
          order by r.number, c.status = 'sold', c.updated_at desc, c.id
        ) best
        order by id, refused, number
      ) pair
      where feed_rows.number = pair.number`.execute(queries)
  }
  await sql`
    update feed_rows set is_new = true,
      car_id = case when exists (select 1 from cars c where c.site_slug = ${siteSlug} and c.id = new_id)
        then new_id || '-' || number else new_id end
    where car_id is null and first_number is null and not refused`.execute(queries)
  await sql`
    update feed_rows r set is_changed = true from cars c
    where c.site_slug = ${siteSlug} and c.id = r.car_id and not r.is_new and not r.refused
      and (c.content_hash <> r.content_hash or c.feed <> ${feed})`.execute(queries)
  await sql`create index on feed_rows (car_id)`.execute(queries)
  await sql`analyze feed_rows`.execute(queries)
}

async function count(queries: Queries, siteSlug: string, feed: string) {
  const { rows } = await sql<MergeCounts>`
    select
      count(*) filter (where is_new)::integer as added,
      count(*) filter (where is_changed)::integer as changed,
      count(*) filter (where car_id is not null and not is_new and not is_changed and not refused)::integer as unchanged,
      (select count(*)::integer from cars c where ${missing(siteSlug, feed)}) as sold
    from feed_rows`.execute(queries)
  return rows[0]!
}

function missing(siteSlug: string, feed: string): RawBuilder<unknown> {
  return sql`c.site_slug = ${siteSlug} and c.feed = ${feed} and c.status <> 'sold'
    and not exists (select 1 from feed_rows r where r.car_id = c.id)`
}

interface Change {
  readonly siteSlug: string
  readonly importId: string
  readonly feed: string
  readonly version: number
  readonly at: string
  readonly firstListedAt: string
}

/** Without a content hash, so that the car's return is a change. */
async function sellMissing(queries: Queries, { siteSlug, feed, version, at }: Change): Promise<void> {
  await sql`
    update cars c set status = 'sold', sold_at = ${at}, content_hash = '', changed_in = ${version}, updated_at = ${at}
    where ${missing(siteSlug, feed)}`.execute(queries)
}

async function updateChanged(
  queries: Queries,
  { siteSlug, importId, feed, version, at }: Change,
  slice: Slice,
): Promise<void> {
  await sql`
    insert into former_slugs (site_slug, slug, car_id)
    select ${siteSlug}, c.slug, c.id
    from feed_rows r
      join cars c on c.site_slug = ${siteSlug} and c.id = r.car_id
      join import_rows i on i.import_id = ${importId} and i.number = r.number
    where r.is_changed and ${within(slice)} and c.slug <> i.slug_base || '-' || c.id
    on conflict (site_slug, slug) do update set car_id = excluded.car_id`.execute(queries)
  await sql`
    update cars c set
      slug = i.slug_base || '-' || c.id, identity = i.identity, vin = i.vin, stocknum = i.stocknum,
      dealership_slug = i.dealership_slug, feed = ${feed}, feed_id = i.feed_id, status = i.status,
      content_hash = i.content_hash, changed_in = ${version}, listed_at = coalesce(i.listed_at, c.listed_at),
      updated_at = ${at}, data = i.data,
      sold_at = case when i.status = 'sold' then coalesce(i.sold_at, c.sold_at, ${at}) end
    from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
    where c.site_slug = ${siteSlug} and c.id = r.car_id and r.is_changed and ${within(slice)}`.execute(queries)
  // A title that came back is an address again, no longer a former one.
  await sql`
    delete from former_slugs f using cars c, feed_rows r
    where f.site_slug = ${siteSlug} and c.site_slug = f.site_slug and c.slug = f.slug and c.id = r.car_id
      and r.is_changed and ${within(slice)}`.execute(queries)
}

/** D-29: when new cars were listed that have no date of their own: now, or before a feed's first import. */
async function listingDate(queries: Queries, { siteSlug, feed, at, firstListedAt }: Change): Promise<string> {
  const known = await queries
    .selectFrom('cars')
    .where('site_slug', '=', siteSlug)
    .where('feed', '=', feed)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return known ? at : firstListedAt
}

async function insertNew(
  queries: Queries,
  { siteSlug, importId, feed, version, at }: Change,
  slice: Slice,
  listedAt: string,
): Promise<void> {
  await sql`
    insert into cars (site_slug, id, slug, identity, vin, stocknum, dealership_slug, feed, feed_id, status, content_hash,
      changed_in, listed_at, updated_at, sold_at, data)
    select ${siteSlug}, r.car_id, i.slug_base || '-' || r.car_id, i.identity, i.vin, i.stocknum, i.dealership_slug,
      ${feed}, i.feed_id, i.status, i.content_hash, ${version}::integer, coalesce(i.listed_at, ${listedAt}), ${at}::timestamptz,
      case when i.status = 'sold' then coalesce(i.sold_at, ${at}) end, i.data
    from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
    where r.is_new and ${within(slice)}`.execute(queries)
}

/**
 * The pictures of new and changed cars are to be fetched, or looked at anew; every car's first one before any second. What
 * is to be done is kept with the cars, so that no death of a process loses it.
 */
async function wantPictures(
  queries: Queries,
  { siteSlug, importId, at }: Change,
  folder: string | null,
  slice: Slice,
): Promise<void> {
  await sql`
    delete from picture_uses u using feed_rows r
    where u.site_slug = ${siteSlug} and u.car_id = r.car_id and r.is_changed and ${within(slice)}`.execute(queries)
  const named = sql`
    from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
      cross join lateral jsonb_array_elements_text(i.pictures) with ordinality as named (address, place)
    where (r.is_new or r.is_changed) and ${within(slice)} and i.pictures is not null`
  await sql`
    insert into picture_uses (site_slug, car_id, address)
    select distinct ${siteSlug}, r.car_id, named.address ${named}`.execute(queries)
  await sql`
    insert into pictures (site_slug, address, folder, due_at)
    select ${siteSlug}, named.address, case when named.address !~* '^https?://' then ${folder}::text end,
      ${at}::timestamptz - interval '1 minute' + min(named.place) * interval '1 millisecond'
    ${named} group by named.address
    on conflict (site_slug, address) do update
      set folder = excluded.folder, due_at = least(pictures.due_at, excluded.due_at)`.execute(queries)
}
