import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../transactions.ts'
import { longEnough, missing } from './missing-cars.ts'

export interface MergeCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
  /** Cars that are not in the file and stay for sale (INTAKE-5). */
  readonly missing: number
}

export interface Duplicate {
  readonly number: number
  readonly line: number
  readonly firstLine: number
  readonly by: 'vin' | 'stocknum' | 'feed_id'
}

/** Copies only the key columns of the rows, so that later passes are cheap. */
export async function copyKeys(queries: Queries, siteSlug: string, importId: string): Promise<void> {
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
 * Two rows are one car if their VINs are equal; or their stock numbers, and one has no VIN; or their feed ids, and one
 * has neither. The first row wins.
 */
export async function markDuplicates(queries: Queries): Promise<readonly Duplicate[]> {
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

/** Matches each row to a car by VIN, else stock number, else feed id. A row without a match is a new car. */
export async function matchCars(queries: Queries, siteSlug: string, feed: string): Promise<void> {
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
}

/** Marks the rows that change their car. */
export async function markChanged(queries: Queries, siteSlug: string, feed: string): Promise<void> {
  await sql`
    update feed_rows r set is_changed = true from cars c
    where c.site_slug = ${siteSlug} and c.id = r.car_id and not r.is_new and not r.refused
      and (c.content_hash <> r.content_hash or c.feed <> ${feed})`.execute(queries)
  await sql`create index on feed_rows (car_id)`.execute(queries)
  await sql`analyze feed_rows`.execute(queries)
}

/** Counts the cars that the matched rows add, change, leave unchanged and mark as sold. */
export async function countMatched(queries: Queries, siteSlug: string, feed: string, soldAfterFiles: number) {
  const { rows } = await sql<MergeCounts>`
    select
      count(*) filter (where is_new)::integer as added,
      count(*) filter (where is_changed)::integer as changed,
      count(*) filter (where car_id is not null and not is_new and not is_changed and not refused)::integer as unchanged,
      (select count(*)::integer from cars c where ${missing(siteSlug, feed)} and ${longEnough(soldAfterFiles)}) as sold,
      (select count(*)::integer from cars c where ${missing(siteSlug, feed)} and not ${longEnough(soldAfterFiles)}) as missing
    from feed_rows`.execute(queries)
  return rows[0]!
}
