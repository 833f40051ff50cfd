import { BY_NAME } from '../by-name.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A view of the stock table that a person saved (DESK-1). */
export interface SavedStockView {
  readonly id: string
  readonly name: string
  /** Its parameters in the address. */
  readonly query: string
}

/** What the people of one site chose for the table of the stock (DESK-1). */
export function stockChoices(siteSlug: string, { queries }: Transactions) {
  const views = (personId: string, within?: Transaction) =>
    queries(within).selectFrom('stock_views').where('site_slug', '=', siteSlug).where('person_id', '=', personId)
  return {
    /** By name. */
    async views(personId: string, within?: Transaction): Promise<readonly SavedStockView[]> {
      return views(personId, within).orderBy(BY_NAME).orderBy('id').select(['id', 'name', 'query']).execute()
    },
    async saveView(personId: string, view: SavedStockView, at: Date, within: Transaction): Promise<void> {
      const { id, name, query } = view
      const saved_at = at.toISOString()
      await queries(within)
        .insertInto('stock_views')
        .values({ site_slug: siteSlug, person_id: personId, id, name, query, saved_at })
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'person_id', 'id']).doUpdateSet({ name, query, saved_at }),
        )
        .execute()
    },
    async removeView(personId: string, id: string, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('stock_views')
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .where('id', '=', id)
        .execute()
    },
    /** Names of the columns; null: the person made no choice. */
    async columns(personId: string): Promise<readonly string[] | null> {
      const row = await queries()
        .selectFrom('stock_columns')
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .select('columns')
        .executeTakeFirst()
      return row?.columns ?? null
    },
    async saveColumns(personId: string, columns: readonly string[], within: Transaction): Promise<void> {
      const row = { columns: jsonText(columns) }
      await queries(within)
        .insertInto('stock_columns')
        .values({ site_slug: siteSlug, person_id: personId, ...row })
        .onConflict((conflict) => conflict.columns(['site_slug', 'person_id']).doUpdateSet(row))
        .execute()
    },
  }
}
