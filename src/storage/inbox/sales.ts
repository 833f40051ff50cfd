import { type Selectable, sql } from 'kysely'
import type { Stage } from '#domain/inbox/stage.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { type Conversation, toConversation } from './conversation-row.ts'
import type { SalesTable } from './inbox-tables.ts'

/** SALES-9: a car that a conversation led to. */
export interface Sale {
  /** Made with the form: a second press is the same sale. */
  readonly id: string
  /** Null: its conversation was deleted. */
  readonly conversationId: string | null
  /** Null: the car is not in the stock. */
  readonly carId: string | null
  readonly carTitle: string
  /** Whole currency units. */
  readonly price: number
  /** '2026-01-31' */
  readonly soldOn: string
  /** What taking the sale back leads to. */
  readonly before: { readonly stage: Stage; readonly reason: string | null }
  /** The step that marked the car as sold (`car_edits`). */
  readonly batch: string
  readonly seller: { readonly id: string; readonly name: string }
  readonly at: Date
  /** When it was taken back; null: it stands. */
  readonly endedAt: Date | null
}

/** SALES-9: the sales of one site. */
export function saleQueries(siteSlug: string, { queries }: Transactions) {
  const ofSite = (within?: Transaction) => queries(within).selectFrom('sales').where('site_slug', '=', siteSlug)
  return {
    /** The sale of a conversation that stands. */
    async ofConversation(conversationId: string, within?: Transaction): Promise<Sale | null> {
      const row = await ofSite(within)
        .where('conversation_id', '=', conversationId)
        .where('ended_at', 'is', null)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toSale(row)
    },
    /** The sale of a car that stands. */
    async ofCar(carId: string, within?: Transaction): Promise<Sale | null> {
      const row = await ofSite(within)
        .where('car_id', '=', carId)
        .where('ended_at', 'is', null)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toSale(row)
    },
    /** Open conversations with an enquiry for a car, the latest first. */
    async openLeadsOf(carId: string, limit: number): Promise<readonly Conversation[]> {
      const rows = await queries()
        .selectFrom('conversations')
        .where('site_slug', '=', siteSlug)
        .where('is_open', '=', true)
        .where(
          sql<boolean>`id in (select conversation_id from leads where site_slug = ${siteSlug} and car_id = ${carId})`,
        )
        .orderBy('last_lead_at', 'desc')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(toConversation)
    },
    async add(sale: Omit<Sale, 'endedAt'>, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('sales')
        .values({
          site_slug: siteSlug,
          id: sale.id,
          conversation_id: sale.conversationId,
          car_id: sale.carId,
          car_title: sale.carTitle,
          price: sale.price,
          sold_on: sale.soldOn,
          stage_before: sale.before.stage,
          reason_before: sale.before.reason,
          batch: sale.batch,
          seller_id: sale.seller.id,
          seller_name: sale.seller.name,
          at: sale.at.toISOString(),
        })
        .execute()
    },
    async end(id: string, at: Date, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('sales')
        .set({ ended_at: at.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
  }
}

function toSale(row: Selectable<SalesTable>): Sale {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    carId: row.car_id,
    carTitle: row.car_title,
    price: row.price,
    soldOn: row.sold_on,
    before: { stage: row.stage_before, reason: row.reason_before },
    batch: row.batch,
    seller: { id: row.seller_id, name: row.seller_name },
    at: row.at,
    endedAt: row.ended_at,
  }
}
