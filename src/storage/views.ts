import { sql } from 'kysely'
import type { Transactions } from './transactions.ts'

/** How often the cars of one site were looked at (CAR-12). */
export type ViewQueries = ReturnType<typeof viewQueries>

export function viewQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Adds to the counts by car id; what is no car of the site is left out. No version rises: a look changes no page. */
    async add(views: ReadonlyMap<string, number>): Promise<void> {
      const rows = [...views].map(([id, count]) => ({ id, count }))
      // In the order of the cars, so that two processes that write at once wait for each other and never in a ring.
      await sql`
        insert into car_views as kept (site_slug, car_id, views)
        select cars.site_slug, cars.id, counted.count
        from json_to_recordset(${JSON.stringify(rows)}::json) as counted(id text, count integer)
          join cars on cars.site_slug = ${siteSlug} and cars.id = counted.id
        order by cars.id
        on conflict (site_slug, car_id) do update set views = kept.views + excluded.views`.execute(queries())
    },
    /** The count of one car, without what its feed says of it. */
    async of(carId: string): Promise<number> {
      const row = await queries()
        .selectFrom('car_views')
        .where('site_slug', '=', siteSlug)
        .where('car_id', '=', carId)
        .select('views')
        .executeTakeFirst()
      return Number(row?.views ?? 0)
    },
    /** The same of several cars; one that nobody looked at is left out. */
    async ofEach(carIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (carIds.length === 0) return new Map()
      const rows = await queries()
        .selectFrom('car_views')
        .where('site_slug', '=', siteSlug)
        .where('car_id', 'in', carIds)
        .select(['car_id', 'views'])
        .execute()
      return new Map(rows.map(({ car_id, views }) => [car_id, Number(views)]))
    },
  }
}
