import { sql } from 'kysely'
import type { AlertSearch } from '#domain/alert/alert.ts'
import type { CarNews, FormerCar } from '#domain/alert/car-news.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { toStoredNews } from './stored-news.ts'

export interface ChangedCar extends FormerCar {
  readonly carId: string
}

/** A search, and the confirmed alerts that wait for it. */
export interface WaitingSearch {
  readonly search: AlertSearch
  readonly alertIds: readonly string[]
  /** Those of the keys that found it. */
  readonly keys: readonly string[]
}

/** Matching of one site's changed cars with its alerts (ALERT-3). */
export function alertMatchQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Takes changed cars off the queue. If the transaction fails they are on it again. */
    async takeChanges(most: number, within: Transaction): Promise<readonly ChangedCar[]> {
      const { rows } = await sql<ChangedCar>`
        delete from alert_changes where site_slug = ${siteSlug} and car_id in (
          select car_id from alert_changes where site_slug = ${siteSlug} order by at, car_id limit ${most} for update skip locked)
        returning car_id as "carId", was_listed as "wasListed", was_reserved as "wasReserved", price,
          offer_price as "offerPrice"`.execute(queries(within))
      return rows
    },
    /** The searches under any of these keys, each once. */
    async searchesAt(keys: readonly string[], within: Transaction): Promise<readonly WaitingSearch[]> {
      const { rows } = await sql<FoundSearch>`
        select a.subject, a.search, a.id, k.key
        from unnest(${keys}::text[]) wanted (key)
          join alert_keys k on k.site_slug = ${siteSlug} and k.key = wanted.key
          join alerts a on a.site_slug = ${siteSlug} and a.id = k.alert_id and a.confirmed_at is not null and a.ended_at is null`.execute(
        queries(within),
      )
      return bySubject(rows)
    },
    /** The confirmed alerts about these cars. */
    async ofCars(
      carIds: readonly string[],
      within: Transaction,
    ): Promise<readonly { readonly id: string; readonly kind: 'price' | 'free'; readonly carId: string }[]> {
      const { rows } = await sql<{ id: string; kind: 'price' | 'free'; carId: string }>`
        select id, kind, car_id as "carId" from alerts
        where site_slug = ${siteSlug} and confirmed_at is not null and ended_at is null
          and car_id = any(${carIds}::text[])`.execute(queries(within))
      return rows
    },
    /** Adds news for the next mail of each alert. A car that is named already keeps its first reason. */
    async addFinds(finds: readonly (readonly [alertId: string, news: readonly CarNews[]])[], within: Transaction) {
      for (let from = 0; from < finds.length; from += FINDS_A_QUERY) {
        const slice = finds.slice(from, from + FINDS_A_QUERY)
        await sql`
          insert into alert_finds (site_slug, alert_id, cars)
          select ${siteSlug}, alert_id, cars
          from jsonb_to_recordset(${jsonText(slice.map(([id, news]) => ({ alert_id: id, cars: news.map(toStoredNews) })))}::jsonb)
            as found (alert_id text, cars jsonb)
          on conflict (site_slug, alert_id) do update set cars = alert_finds.cars || excluded.cars`.execute(
          queries(within),
        )
      }
    },
  }
}

interface FoundSearch {
  readonly subject: string
  readonly search: AlertSearch
  readonly id: string
  readonly key: string
}

/** Alerts with the same subject have the same search: it is checked once. Grouping here is half the time of grouping in SQL. */
function bySubject(rows: readonly FoundSearch[]): readonly WaitingSearch[] {
  const groups = new Map<string, { search: AlertSearch; alertIds: Set<string>; keys: Set<string> }>()
  for (const { subject, search, id, key } of rows) {
    const group = groups.get(subject)
    if (group === undefined) groups.set(subject, { search, alertIds: new Set([id]), keys: new Set([key]) })
    else {
      group.alertIds.add(id)
      group.keys.add(key)
    }
  }
  return [...groups.values()].map((each) => ({ ...each, alertIds: [...each.alertIds], keys: [...each.keys] }))
}

const FINDS_A_QUERY = 5_000
