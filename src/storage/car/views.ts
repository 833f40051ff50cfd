import { sql } from 'kysely'
import { jsonText } from '../json-text.ts'
import type { Transactions } from '../transactions.ts'

/** Page views of one site's cars (CAR-12). */
export function viewQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Adds views by car id; unknown ids are ignored. The version does not change. */
    async add(views: ReadonlyMap<string, number>): Promise<void> {
      const rows = [...views].map(([id, count]) => ({ id, count }))
      // Sorted by car, so that concurrent writers cannot deadlock.
      await sql`
        insert into car_views as kept (site_slug, car_id, views)
        select cars.site_slug, cars.id, counted.count
        from json_to_recordset(${jsonText(rows)}::json) as counted(id text, count integer)
          join cars on cars.site_slug = ${siteSlug} and cars.id = counted.id
        order by cars.id
        on conflict (site_slug, car_id) do update set views = kept.views + excluded.views`.execute(queries())
    },
    /** Views of one car, without the feed's count. */
    async of(carId: string): Promise<number> {
      const row = await queries()
        .selectFrom('car_views')
        .where('site_slug', '=', siteSlug)
        .where('car_id', '=', carId)
        .select('views')
        .executeTakeFirst()
      return Number(row?.views ?? 0)
    },
    /** Views of several cars; cars without views are left out. */
    async ofEach(carIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (carIds.length === 0) return new Map()
      const rows = await queries()
        .selectFrom('car_views')
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`car_id = any(${carIds}::text[])`)
        .select(['car_id', 'views'])
        .execute()
      return new Map(rows.map(({ car_id, views }) => [car_id, Number(views)]))
    },
  }
}
