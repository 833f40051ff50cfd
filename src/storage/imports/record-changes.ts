import { type RawBuilder, sql } from 'kysely'
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

/** DESK-7: writes the slice's prices into the ledger: those that differ from the last accepted one. */
export async function recordPrices(
  queries: Queries,
  { siteSlug, importId, feed, at }: Change,
  slice: Slice,
): Promise<void> {
  await sql`
    insert into car_prices (site_slug, car_id, at, price, offer_price, price_type, source)
    select ${siteSlug}, r.car_id, ${at}::timestamptz, (i.data->>'price')::float8, (i.data->>'offer_price')::float8,
      i.data->>'price_type', ${feed}
    from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
      left join lateral (
        select price, offer_price, price_type from car_prices p
        where p.site_slug = ${siteSlug} and p.car_id = r.car_id order by p.at desc limit 1
      ) last on true
    where (r.is_new or r.is_changed) and ${within(slice)} and i.status <> 'sold'
      and (last.price, last.offer_price, last.price_type) is distinct from
        ((i.data->>'price')::float8, (i.data->>'offer_price')::float8, i.data->>'price_type')
    on conflict (site_slug, car_id, at) do update
      set price = excluded.price, offer_price = excluded.offer_price, price_type = excluded.price_type`.execute(queries)
}

/** What a car `c` is before a change; one that does not exist is not listed. */
const WAS = sql`c.id is not null and c.status <> 'sold' and coalesce((c.data->>'show_on_dealer_website')::boolean, true),
  coalesce(c.held or (c.data->>'reserved')::boolean, false),
  (c.data->>'price')::float8, (c.data->>'offer_price')::float8`

/** Condition: the site has a confirmed alert. */
function hasAlerts(siteSlug: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from alerts
    where site_slug = ${siteSlug} and confirmed_at is not null and ended_at is null)`
}
