import type { Transactions } from '../transactions.ts'

/** Watchlists of one site's visitors (GARAGE-4). */
export function watchlistQueries(siteSlug: string, { queries, run }: Transactions) {
  return {
    /** Saves a car; a saved one keeps its position. Beyond `most` the oldest are removed. */
    save: (visitorId: string, carId: string, at: Date, most: number): Promise<void> =>
      run(async (within) => {
        await queries(within)
          .insertInto('watchlist_cars')
          .values({ site_slug: siteSlug, visitor_id: visitorId, car_id: carId, saved_at: at.toISOString() })
          .onConflict((conflict) => conflict.columns(['site_slug', 'visitor_id', 'car_id']).doNothing())
          .execute()
        const kept = queries(within)
          .selectFrom('watchlist_cars')
          .where('site_slug', '=', siteSlug)
          .where('visitor_id', '=', visitorId)
          .orderBy('saved_at', 'desc')
          .orderBy('car_id')
          .select('car_id')
          .limit(most)
        await queries(within)
          .deleteFrom('watchlist_cars')
          .where('site_slug', '=', siteSlug)
          .where('visitor_id', '=', visitorId)
          .where('car_id', 'not in', kept)
          .execute()
      }),
    /** Returns whether it was saved. */
    async remove(visitorId: string, carId: string): Promise<boolean> {
      const row = await queries()
        .deleteFrom('watchlist_cars')
        .where('site_slug', '=', siteSlug)
        .where('visitor_id', '=', visitorId)
        .where('car_id', '=', carId)
        .returning('car_id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Car ids, newest first. */
    async list(visitorId: string): Promise<readonly string[]> {
      const rows = await queries()
        .selectFrom('watchlist_cars')
        .where('site_slug', '=', siteSlug)
        .where('visitor_id', '=', visitorId)
        .orderBy('saved_at', 'desc')
        .orderBy('car_id')
        .select('car_id')
        .execute()
      return rows.map(({ car_id }) => car_id)
    },
  }
}
