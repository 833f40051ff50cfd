import { type RawBuilder, sql } from 'kysely'
import { SHOWN } from '../car/shown-values.ts'
import { proveWasPrices } from '../car/was-prices.ts'
import type { Queries } from '../transactions.ts'
import { type Slice, within } from './merge-slices.ts'
import type { Change } from './write-matched-rows.ts'

/**
 * ALERT-3: queues the slice's cars for matching with alerts, as they were before. Called before the cars are written. A
 * queued car keeps the state that alerts were last matched with. Nothing is queued on a site without alerts.
 */
export async function queueForAlerts(queries: Queries, { siteSlug, at }: Change, slice: Slice): Promise<void> {
  await sql`
    insert into alert_changes (site_slug, car_id, at, was_listed, was_reserved, price, offer_price)
    select ${siteSlug}, r.car_id, ${at}::timestamptz, ${WAS}
    from feed_rows r left join cars c on c.site_slug = ${siteSlug} and c.id = r.car_id
    where (r.is_new or r.is_changed) and ${within(slice)} and ${hasAlerts(siteSlug)}
    on conflict (site_slug, car_id) do nothing`.execute(queries)
}

/** Queues one car, before its reservation begins or ends. */
export async function queueCarForAlerts(queries: Queries, siteSlug: string, carId: string, at: Date): Promise<void> {
  await sql`
    insert into alert_changes (site_slug, car_id, at, was_listed, was_reserved, price, offer_price)
    select ${siteSlug}, c.id, ${at.toISOString()}::timestamptz, ${WAS} from cars c
    where c.site_slug = ${siteSlug} and c.id = ${carId} and ${hasAlerts(siteSlug)}
    on conflict (site_slug, car_id) do nothing`.execute(queries)
}

/** DESK-7: writes the slice's prices into the ledger. Called after the cars are written. */
export async function recordPrices(
  queries: Queries,
  { siteSlug, feed, at }: Pick<Change, 'siteSlug' | 'feed' | 'at'>,
  slice: Slice,
): Promise<void> {
  const ofSlice = sql<boolean>`c.id in (select r.car_id from feed_rows r where (r.is_new or r.is_changed) and ${within(slice)})`
  await recordPricesOf(queries, { siteSlug, source: feed, at }, ofSlice)
}

/** DESK-7: writes into the ledger that cars of this version are not shown any more. */
export async function recordSold(queries: Queries, { siteSlug, feed, version, at }: Change): Promise<void> {
  const sold = sql<boolean>`c.changed_in = ${version} and c.status = 'sold'`
  await recordPricesOf(queries, { siteSlug, source: feed, at }, sold)
}

/**
 * DESK-7: writes the prices of the site's cars `c` into the ledger: those that differ from the last entry. A car that the
 * site does not show, because it is sold or hidden, has an entry without a price. If the clock went back, the latest entry
 * changes instead: the latest is always the price that is shown. Then looks at what their former prices may be called.
 */
export async function recordPricesOf(
  queries: Queries,
  { siteSlug, source, at }: { readonly siteSlug: string; readonly source: string; readonly at: string },
  which: RawBuilder<boolean>,
): Promise<void> {
  await sql`
    insert into car_prices (site_slug, car_id, at, price, offer_price, price_type, source)
    select ${siteSlug}, now.id, greatest(${at}::timestamptz, last.at), now.price, now.offer_price, now.price_type, ${source}
    from (
      select c.id,
        case when ${LISTED} then (${SHOWN}->>'price')::float8 end as price,
        case when ${LISTED} then (${SHOWN}->>'offer_price')::float8 end as offer_price,
        case when ${LISTED} then ${SHOWN}->>'price_type' end as price_type
      from cars c where c.site_slug = ${siteSlug} and ${which}
    ) now
      left join lateral (
        select p.at, price, offer_price, price_type from car_prices p
        where p.site_slug = ${siteSlug} and p.car_id = now.id order by p.at desc limit 1
      ) last on true
    where (last.price, last.offer_price, last.price_type) is distinct from (now.price, now.offer_price, now.price_type)
    on conflict (site_slug, car_id, at) do update
      set price = excluded.price, offer_price = excluded.offer_price, price_type = excluded.price_type,
        source = excluded.source`.execute(queries)
  await proveWasPrices(queries, { siteSlug, at }, which)
}

/** Whether the site lists a car `c`. */
const LISTED = sql`(coalesce(c.desk->'values'->>'status', c.status) <> 'sold'
  and coalesce((${SHOWN}->>'show_on_dealer_website')::boolean, true))`

/** What a car `c` is before a change; one that does not exist is not listed. */
const WAS = sql`c.id is not null and ${LISTED},
  coalesce(c.held or (${SHOWN}->>'reserved')::boolean, false),
  (${SHOWN}->>'price')::float8, (${SHOWN}->>'offer_price')::float8`

/** Condition: the site has a confirmed alert. */
function hasAlerts(siteSlug: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from alerts
    where site_slug = ${siteSlug} and confirmed_at is not null and ended_at is null)`
}
