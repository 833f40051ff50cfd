import { sql } from 'kysely'
import { OWN_PREFIX } from '#domain/desk/photo/photo-order.ts'
import type { Queries } from '../transactions.ts'
import { type Slice, within } from './merge-slices.ts'
import { longEnough, missing } from './missing-cars.ts'

/** A merge that changes the site's stock. */
export interface Change {
  readonly siteSlug: string
  readonly importId: string
  readonly feed: string
  readonly version: number
  readonly at: string
  readonly firstListedAt: string
  readonly soldAfterFiles: number
}

/** INTAKE-5: marks cars without a row as sold, after as many files as the site waits for, and clears their content hash, so that a returning car counts as changed. */
export async function sellMissing(
  queries: Queries,
  { siteSlug, feed, version, at, soldAfterFiles }: Change,
): Promise<void> {
  await sql`
    update cars c set status = 'sold', sold_at = ${at}, content_hash = '', changed_in = ${version}, updated_at = ${at}, missed_files = 0
    where ${missing(siteSlug, feed)} and ${longEnough(soldAfterFiles)}`.execute(queries)
}

/** Updates cars whose content changed. A replaced slug is stored as a former one. */
export async function updateChanged(
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
  // A slug in use again is no longer a former one.
  await sql`
    delete from former_slugs f using cars c, feed_rows r
    where f.site_slug = ${siteSlug} and c.site_slug = f.site_slug and c.slug = f.slug and c.id = r.car_id
      and r.is_changed and ${within(slice)}`.execute(queries)
}

/** D-29: listing date for new cars without a date: now, or, on a feed's first import, earlier. */
export async function listingDate(queries: Queries, { siteSlug, feed, at, firstListedAt }: Change): Promise<string> {
  const earlierCar = await queries
    .selectFrom('cars')
    .where('site_slug', '=', siteSlug)
    .where('feed', '=', feed)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return earlierCar ? at : firstListedAt
}

/** Inserts the new cars. */
export async function insertNew(
  queries: Queries,
  { siteSlug, importId, feed, version, at }: Change,
  slice: Slice,
  listedAt: string,
): Promise<void> {
  await sql`
    insert into cars (site_slug, id, slug, identity, vin, stocknum, dealership_slug, feed, feed_id, status, content_hash,
      changed_in, listed_at, updated_at, sold_at, data, was_due)
    select ${siteSlug}, r.car_id, i.slug_base || '-' || r.car_id, i.identity, i.vin, i.stocknum, i.dealership_slug,
      ${feed}, i.feed_id, i.status, i.content_hash, ${version}::integer, coalesce(i.listed_at, ${listedAt}), ${at}::timestamptz,
      case when i.status = 'sold' then coalesce(i.sold_at, ${at}) end, i.data, null
    from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
    where r.is_new and ${within(slice)}`.execute(queries)
}

/**
 * Queues the pictures of new and changed cars for fetching; first pictures before others. The queue is stored with the
 * cars, so it survives a crash.
 */
export async function wantPictures(
  queries: Queries,
  { siteSlug, importId, at }: Change,
  folder: string | null,
  slice: Slice,
): Promise<void> {
  await sql`
    delete from picture_uses u using feed_rows r
    where u.site_slug = ${siteSlug} and u.car_id = r.car_id and r.is_changed and ${within(slice)}
      and not starts_with(u.address, ${OWN_PREFIX})`.execute(queries)
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
