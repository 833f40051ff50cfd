import { sql } from 'kysely'
import { jsonText } from '../json-text.ts'
import type { Queries } from '../transactions.ts'
import { lockStock, mergeStagedRows } from './merge-stock.ts'
import { type Respelling, respellStaged } from './respell-stock.ts'
import { type StagedRow, stageRows } from './staged-rows.ts'

export interface PushedRow {
  readonly feed: string
  readonly row: StagedRow
  readonly respellings: readonly Respelling[]
  readonly at: Date
  readonly firstListedAt: Date
}

export interface PushedResult {
  readonly result: 'added' | 'changed' | 'unchanged'
  readonly car: { readonly id: string; readonly slug: string }
}

/**
 * INTAKE-7: merges one car in the caller's transaction, which has the stock's lock. The rows of a file that is being
 * imported stay. A call that changes nothing leaves no row in `stock_imports`.
 */
export async function pushRow(
  queries: Queries,
  siteSlug: string,
  importId: string,
  { feed, row, respellings, at, firstListedAt }: PushedRow,
): Promise<PushedResult> {
  await lockStock(queries, siteSlug)
  await queries
    .insertInto('stock_imports')
    .values({ id: importId, site_slug: siteSlug, feed, state: 'staging', started_at: at.toISOString(), staged: 0 })
    .execute()
  await stageRows(queries, siteSlug, importId, [row])
  await respellStaged(queries, importId, respellings)
  const merged = await mergeStagedRows(queries, siteSlug, importId, {
    at,
    firstListedAt,
    force: true,
    dryRun: false,
    isPart: true,
  })
  if (!merged.ok) throw new Error(`A pushed car was not merged: ${merged.reason}.`)
  const { added, changed, version } = merged
  const { rows } = await sql<PushedResult['car']>`
    select c.id, c.slug from feed_rows r join cars c on c.site_slug = ${siteSlug} and c.id = r.car_id`.execute(queries)
  await queries.deleteFrom('import_rows').where('site_slug', '=', siteSlug).where('import_id', '=', importId).execute()
  const mine = () => ({ site_slug: siteSlug, id: importId })
  if (version === null)
    await queries
      .deleteFrom('stock_imports')
      .where(({ and }) => and(mine()))
      .execute()
  else
    await queries
      .updateTable('stock_imports')
      .set({
        state: 'merged',
        finished_at: at.toISOString(),
        report: jsonText({ rows: 1, added, changed, unchanged: 0, sold: 0, refused: 0 }),
      })
      .where(({ and }) => and(mine()))
      .execute()
  return { result: added > 0 ? 'added' : changed > 0 ? 'changed' : 'unchanged', car: rows[0]! }
}
