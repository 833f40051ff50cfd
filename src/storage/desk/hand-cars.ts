import type { Selectable } from 'kysely'
import type { HandValues } from '#domain/desk/hand-car.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { HandCarsTable } from './hand-car-table.ts'

/** A car as staff typed it (DESK-5). */
export interface HandCar {
  readonly id: string
  readonly values: HandValues
  /** The published car; null: a draft. */
  readonly carId: string | null
  readonly author: { readonly id: string; readonly name: string }
  readonly changedAt: Date
}

/** Cars of one site that were added by hand. */
export function handCars(siteSlug: string, { queries }: Transactions) {
  return {
    /** Drafts first, then the last changed. */
    async all(): Promise<readonly HandCar[]> {
      const rows = await queries()
        .selectFrom('hand_cars')
        .where('site_slug', '=', siteSlug)
        .orderBy('car_id', (order) => order.nullsFirst())
        .orderBy('changed_at', 'desc')
        .limit(MOST)
        .selectAll()
        .execute()
      return rows.map(toHandCar)
    },
    /** Locked in a transaction. */
    async find(id: string, within?: Transaction): Promise<HandCar | null> {
      const read = queries(within)
        .selectFrom('hand_cars')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .selectAll()
      const row = await (within ? read.forUpdate() : read).executeTakeFirst()
      return row === undefined ? null : toHandCar(row)
    },
    async save({ id, values, carId, author, changedAt }: HandCar, within: Transaction): Promise<void> {
      const row = {
        fields: jsonText(values),
        car_id: carId,
        author_id: author.id,
        author_name: author.name,
        changed_at: changedAt.toISOString(),
      }
      await queries(within)
        .insertInto('hand_cars')
        .values({ site_slug: siteSlug, id, ...row })
        .onConflict((conflict) => conflict.columns(['site_slug', 'id']).doUpdateSet(row))
        .execute()
    },
    async remove(id: string, within: Transaction): Promise<void> {
      await queries(within).deleteFrom('hand_cars').where('site_slug', '=', siteSlug).where('id', '=', id).execute()
    },
    /** The feed of the car with this identity; null: there is none. */
    async feedOf(
      identity: string,
      within: Transaction,
    ): Promise<{ readonly id: string; readonly feed: string } | null> {
      const row = await queries(within)
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where('identity', '=', identity)
        .select(['id', 'feed'])
        .executeTakeFirst()
      return row ?? null
    },
  }
}

const MOST = 500

function toHandCar(row: Selectable<HandCarsTable>): HandCar {
  return {
    id: row.id,
    values: row.fields,
    carId: row.car_id,
    author: { id: row.author_id, name: row.author_name },
    changedAt: row.changed_at,
  }
}
