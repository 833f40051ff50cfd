import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { lockStock, type MergeOptions, type MergeOutcome, mergeStagedRows } from './merge-stock.ts'
import { type PushedResult, type PushedRow, pushRow } from './push-car.ts'
import { byField, type Respelling, respellStaged, spellingsOfOthers } from './respell-stock.ts'
import { type StagedRow, stageRows } from './staged-rows.ts'
import { type CopiedCar, carsOfFeed, copyStock } from './stock-copy.ts'

/** A unique point in a stock's history; identifies the state of a copy such as a snapshot. */
export interface StockMark {
  readonly lastImport: string
  /** Version of the latest change. */
  readonly changedIn: number
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
      await run((within) => stageRows(queries(within), siteSlug, importId, rows))
    },
    /** Spellings of makes, models and places in the site's other feeds (D-28). */
    spellings: (feed: string | null) => spellingsOfOthers(queries(), siteSlug, feed),
    /** Replaces spellings in the staged rows. */
    async respell(importId: string, respellings: readonly Respelling[]): Promise<void> {
      for (const ofField of byField(respellings))
        await run((within) => respellStaged(queries(within), importId, ofField))
    },
    merge: (importId: string, options: MergeOptions): Promise<MergeOutcome> =>
      run((within) => mergeStagedRows(queries(within), siteSlug, importId, options)),
    /** STAFF-12: the cars for sale, as rows that `stage` takes. */
    copy: (): Promise<readonly CopiedCar[]> => copyStock(queries(), siteSlug),
    carsOfFeed: (feed: string) => carsOfFeed(queries(), siteSlug, feed),
    /** INTAKE-7: from here on, no other import changes the site's stock until the transaction ends. */
    lock: (within: Transaction): Promise<void> => lockStock(queries(within), siteSlug),
    /** INTAKE-7: merges one car. */
    push: (importId: string, pushed: PushedRow, within: Transaction): Promise<PushedResult> =>
      pushRow(queries(within), siteSlug, importId, pushed),
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
          .set({ state, finished_at: at.toISOString(), report: jsonText(report) })
          .where('site_slug', '=', siteSlug)
          .where('id', '=', importId)
          .where('state', '=', 'staging')
          .execute()
      })
      // PGlite has no autovacuum: without this the tables grow with each import and query plans degrade.
      await sql`vacuum (analyze) import_rows, cars`.execute(queries())
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

function latestChange(siteSlug: string) {
  return sql<number>`(select coalesce(max(changed_in), 0) from cars where site_slug = ${siteSlug})`
}
