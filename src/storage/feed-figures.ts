import { type Kysely, sql } from 'kysely'
import type { StockImportsTable } from './imports/import-tables.ts'
import type { Tables } from './schema.ts'

/** A feed's last import, as numbers (OPS-7). */
export interface FeedFigures {
  readonly site: string
  readonly feed: string
  readonly state: StockImportsTable['state']
  readonly receivedAt: Date
  /** When its stock was last applied; null if not since the time asked for. */
  readonly appliedAt: Date | null
  /** Rows of the last import by what became of them. */
  readonly rows: Readonly<Record<'added' | 'changed' | 'unchanged' | 'sold' | 'refused', number>>
}

/** The last finished import of each feed since a time. Reads each site's own part of the index, not the whole history. */
export async function feedFigures(db: Kysely<Tables>, since: Date): Promise<readonly FeedFigures[]> {
  const { rows } = await sql<Omit<FeedFigures, 'rows'> & FeedFigures['rows']>`
    with seen as (
      select i.site_slug, i.feed, i.id, i.started_at, i.finished_at, i.state
      from site_versions s join stock_imports i on i.site_slug = s.site_slug and i.started_at >= ${since}
      where i.state <> 'staging'
    ), latest as (
      select distinct on (site_slug, feed) site_slug, feed, id from seen order by site_slug, feed, started_at desc
    ), applied as (
      select site_slug, feed, max(finished_at) as at from seen where state = 'merged' group by 1, 2
    )
    select i.site_slug as site, i.feed, i.state, i.started_at as "receivedAt", applied.at as "appliedAt",
      ${count('added')}, ${count('changed')}, ${count('unchanged')}, ${count('sold')}, ${count('refused')}
    from latest join stock_imports i using (id) left join applied on applied.site_slug = i.site_slug and applied.feed = i.feed
    order by 1, 2`.execute(db)
  return rows.map(({ added, changed, unchanged, sold, refused, ...figures }) => ({
    ...figures,
    rows: { added, changed, unchanged, sold, refused },
  }))
}

/** A count of the report; an import that could not be read has none. */
function count(name: keyof FeedFigures['rows']) {
  return sql`coalesce((i.report->>${sql.lit(name)})::integer, 0) as ${sql.ref(name)}`
}
