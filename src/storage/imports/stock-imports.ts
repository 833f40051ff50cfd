import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CarStatus } from '#domain/car/vocabulary.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import { picturesToFetch } from '#domain/picture/car-pictures.ts'
import { packCar } from '../car-data.ts'
import type { Transactions } from '../transactions.ts'
import { type MergeOptions, type MergeOutcome, mergeStagedRows } from './merge-stock.ts'
import { type Respelling, respellStaged, type SpelledName, spellingsOfOthers } from './respell-stock.ts'

/** A unique point in a stock's history; identifies the state of a copy such as a snapshot. */
export interface StockMark {
  readonly lastImport: string
  /** Version of the latest change. */
  readonly changedIn: number
}

/** A staged row: the car without the fields that the platform sets, and its identity. */
export interface StagedRow {
  /** Row number, from 1. */
  readonly number: number
  readonly line: number
  readonly vin: string | null
  readonly stocknum: string | null
  readonly dealershipSlug: string
  readonly feedId: string | null
  /** 'vin:…', 'stock:{dealership}:…' or 'feed:{feed}:…' */
  readonly identity: string
  /** Slug without the car's id, '2021-toyota-hilux-sr5'. */
  readonly slugBase: string
  /** The car's id if it is new. */
  readonly newId: string
  /** Equal for equal content. */
  readonly contentHash: string
  readonly status: CarStatus
  readonly listedAt: string | null
  readonly soldAt: string | null
  /** Null: the row was refused. Its car is neither updated nor marked as sold. */
  readonly car: FeedCar | null
}

/**
 * Imports a feed's cars (STOCK-1, STOCK-2): rows are staged in short transactions invisible to readers, then merged in
 * one transaction. A killed import leaves staged rows that the next import removes.
 */
export function stockImports(siteSlug: string, { queries, run }: Transactions) {
  return {
    /** Starts an import of a feed and removes this site's unfinished ones. Returns its id. */
    async begin(feed: string, at: Date): Promise<string> {
      const id = randomUUID()
      await run(async (within) => {
        await queries(within).deleteFrom('import_rows').where('site_slug', '=', siteSlug).execute()
        await queries(within)
          .updateTable('stock_imports')
          .set({ state: 'abandoned', finished_at: at.toISOString() })
          .where('site_slug', '=', siteSlug)
          .where('state', '=', 'staging')
          .execute()
        await queries(within)
          .insertInto('stock_imports')
          .values({ id, site_slug: siteSlug, feed, state: 'staging', started_at: at.toISOString(), staged: 0 })
          .execute()
      })
      return id
    },
    async stage(importId: string, rows: readonly StagedRow[]): Promise<void> {
      await run(async (within) => {
        await sql`
          insert into import_rows (site_slug, import_id, number, line, vin, stocknum, dealership_slug, feed_id, identity, slug_base,
            new_id, content_hash, status, listed_at, sold_at, data, pictures)
          select ${siteSlug}, ${importId}, number, line, vin, stocknum, "dealershipSlug", "feedId", identity, "slugBase",
            "newId", "contentHash", status, "listedAt", "soldAt", car, pictures
          from json_to_recordset(${JSON.stringify(rows.map(packRow))}::json) as row (number integer, line integer, vin text, stocknum text,
            "dealershipSlug" text, "feedId" text, identity text, "slugBase" text, "newId" text, "contentHash" text,
            status text, "listedAt" timestamptz, "soldAt" timestamptz, car jsonb, pictures jsonb)`.execute(
          queries(within),
        )
        await queries(within)
          .updateTable('stock_imports')
          .set({ staged: sql`staged + ${rows.length}` })
          .where('id', '=', importId)
          .where('site_slug', '=', siteSlug)
          .execute()
      })
    },
    /** Spellings of makes and models in the site's other feeds (D-28). */
    spellings: (feed: string): Promise<readonly (readonly ['make' | 'model', readonly SpelledName[]])[]> =>
      spellingsOfOthers(queries(), siteSlug, feed),
    /** Replaces spellings in the staged rows. */
    respell: (importId: string, respellings: readonly Respelling[]): Promise<void> =>
      respellStaged(run, queries, importId, respellings),
    merge: (importId: string, options: MergeOptions): Promise<MergeOutcome> =>
      run((within) => mergeStagedRows(queries(within), siteSlug, importId, options)),
    /** Deletes the staged rows and records the import's result. */
    async end(
      importId: string,
      state: 'merged' | 'held-back' | 'abandoned',
      at: Date,
      report: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      await run(async (within) => {
        await queries(within)
          .deleteFrom('import_rows')
          .where('site_slug', '=', siteSlug)
          .where('import_id', '=', importId)
          .execute()
        await queries(within)
          .updateTable('stock_imports')
          .set({ state, finished_at: at.toISOString(), report: JSON.stringify(report) })
          .where('site_slug', '=', siteSlug)
          .where('id', '=', importId)
          .where('state', '=', 'staging')
          .execute()
      })
      // PGlite has no autovacuum: without this the tables grow with each import and query plans degrade.
      await sql`vacuum (analyze) import_rows, cars`.execute(queries())
    },
    /** Number of the site's cars that are in stock or coming soon. */
    async availableCars(): Promise<number> {
      const row = await queries()
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where('status', '<>', 'sold')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
    /** The stock's current mark, or null before the first import. */
    async mark(): Promise<StockMark | null> {
      const row = await queries()
        .selectFrom('stock_imports')
        .where('site_slug', '=', siteSlug)
        .where('state', '=', 'merged')
        .orderBy('started_at', 'desc')
        .limit(1)
        .select(['id', latestChange(siteSlug).as('changed_in')])
        .executeTakeFirst()
      return row ? { lastImport: row.id, changedIn: row.changed_in } : null
    },
    /**
     * Whether the stock has passed that mark. False for a mark of another database, or of one restored to before it.
     */
    async hasPassed({ lastImport, changedIn }: StockMark): Promise<boolean> {
      const row = await queries()
        .selectFrom('stock_imports')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', lastImport)
        .where('state', '=', 'merged')
        .select(latestChange(siteSlug).as('changed_in'))
        .executeTakeFirst()
      return row !== undefined && row.changed_in >= changedIn
    },
  }
}

function packRow({ car, ...keys }: StagedRow) {
  const pictures = car === null ? [] : picturesToFetch(car)
  return { ...keys, car: car && packCar(car), pictures: pictures.length > 0 ? pictures : null }
}

function latestChange(siteSlug: string) {
  return sql<number>`(select coalesce(max(changed_in), 0) from cars where site_slug = ${siteSlug})`
}
