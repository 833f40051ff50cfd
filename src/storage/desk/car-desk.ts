import { type Selectable, sql } from 'kysely'
import type { DeskValue } from '#domain/desk/desk-fields.ts'
import { deskValues } from '#domain/desk/effective-car.ts'
import type { OverriddenPart, Override, Overrides } from '#domain/desk/override.ts'
import { FEEDS_ORDER, filesNeeded } from '#domain/desk/photo/photo-order.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import { unpackCar } from '../car/car-data.ts'
import { queueCarForAlerts, recordPricesOf } from '../imports/record-changes.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { markUnneeded } from './car-photos.ts'
import type { CarEditsTable, CarOverridesTable } from './override-tables.ts'

/** A car as its feed says it is, with what staff set. */
export interface DeskCar {
  readonly id: string
  /** The feed's car, without overrides. Its status is the feed's. */
  readonly feedCar: FeedCar
  readonly feed: string
  readonly dealershipSlug: string
  /** Whether a buyer's reservation holds it (CAR-11). */
  readonly held: boolean
  readonly updatedAt: Date
  readonly overrides: Overrides
}

/** DESK-8: an edit of one car. */
export interface CarEdit {
  readonly id: string
  readonly batch: string
  readonly carId: string
  readonly by: Override['by']
  readonly at: Date
  readonly before: Overrides
  readonly after: Overrides
  readonly undoneAt: Date | null
}

/** The stock desk of one site. */
export function carDesk(siteSlug: string, { queries }: Transactions) {
  const overridesOf = async (carIds: readonly string[], within?: Transaction) => {
    const rows = await queries(within)
      .selectFrom('car_overrides')
      .where('site_slug', '=', siteSlug)
      .where(sql<boolean>`car_id = any(${carIds}::text[])`)
      .orderBy('part')
      .selectAll()
      .execute()
    const byCar = Map.groupBy(rows, ({ car_id }) => car_id)
    return new Map([...byCar].map(([carId, own]) => [carId, asMap(own.map(toOverride))]))
  }
  const edits = (within?: Transaction) => queries(within).selectFrom('car_edits').where('site_slug', '=', siteSlug)
  return {
    /** Cars with their overrides, locked in a transaction; unknown ids are left out. */
    async cars(ids: readonly string[], within?: Transaction): Promise<readonly DeskCar[]> {
      const read = queries(within)
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .orderBy('id')
        .selectAll()
      const rows = await (within ? read.forUpdate() : read).execute()
      const overrides = await overridesOf(ids, within)
      return rows.map(({ id, data, status, feed, dealership_slug, held, updated_at }) => ({
        id,
        feedCar: { ...unpackCar(data), status },
        feed,
        dealershipSlug: dealership_slug,
        held,
        updatedAt: updated_at,
        overrides: overrides.get(id) ?? new Map(),
      }))
    },
    /** Cars with an override, by id: the parts that staff set. */
    async overriddenParts(): Promise<ReadonlyMap<string, readonly string[]>> {
      const rows = await queries()
        .selectFrom('car_overrides')
        .where('site_slug', '=', siteSlug)
        .select(['car_id', 'part'])
        .execute()
      return new Map(
        [...Map.groupBy(rows, ({ car_id }) => car_id)].map(([id, own]) => [id, own.map(({ part }) => part)]),
      )
    },
    /** Ids of cars with an override whose beginning or end has come. */
    async withDue(now: Date, within?: Transaction): Promise<readonly string[]> {
      const rows = await queries(within)
        .selectFrom('car_overrides')
        .where('site_slug', '=', siteSlug)
        .where(({ eb, or }) => or([eb('until', '<=', now), eb('starts_at', '<=', now)]))
        .select('car_id')
        .distinct()
        .orderBy('car_id')
        .execute()
      return rows.map(({ car_id }) => car_id)
    },
    /** Writes a car's overrides, the values that pages read, its version and the ledger (DESK-7). */
    async write(
      carId: string,
      overrides: Overrides,
      { version, at, source }: { readonly version: number; readonly at: Date; readonly source: string },
      within: Transaction,
    ): Promise<void> {
      const db = queries(within)
      const values = deskValues(overrides)
      await queueCarForAlerts(db, siteSlug, carId, at)
      await db.deleteFrom('car_overrides').where('site_slug', '=', siteSlug).where('car_id', '=', carId).execute()
      const rows = [...overrides.values()].map((override) => ({
        site_slug: siteSlug,
        car_id: carId,
        ...toRow(override),
      }))
      if (rows.length > 0) await db.insertInto('car_overrides').values(rows).execute()
      await db
        .updateTable('cars')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', carId)
        .set({ desk: jsonText(values), changed_in: version, updated_at: at.toISOString() })
        .execute()
      await markUnneeded(db, { siteSlug, carId, at, needed: filesNeeded(values.photos ?? FEEDS_ORDER) })
      await recordPricesOf(db, { siteSlug, source, at: at.toISOString() }, sql<boolean>`c.id = ${carId}`)
    },
    async addEdit(edit: Omit<CarEdit, 'undoneAt'>, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('car_edits')
        .values({
          site_slug: siteSlug,
          id: edit.id,
          batch: edit.batch,
          car_id: edit.carId,
          author_id: edit.by.id,
          author_name: edit.by.name,
          at: edit.at.toISOString(),
          before: jsonText([...edit.before.values()].map(toStored)),
          after: jsonText([...edit.after.values()].map(toStored)),
        })
        .execute()
    },
    /** The latest edits of a car, latest first. */
    async editsOf(carId: string, most: number, within?: Transaction): Promise<readonly CarEdit[]> {
      const rows = await edits(within)
        .where('car_id', '=', carId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .selectAll()
        .execute()
      return rows.map(toEdit)
    },
    /** The edits of one step, of one car or of a bulk edit. */
    async editsOfBatch(batch: string, within?: Transaction): Promise<readonly CarEdit[]> {
      return (await edits(within).where('batch', '=', batch).orderBy('car_id').selectAll().execute()).map(toEdit)
    },
    /** Two steps become the second one, which begins at `before`. */
    async joinEdits(
      { first, second, before }: { readonly first: CarEdit; readonly second: CarEdit; readonly before: Overrides },
      within: Transaction,
    ): Promise<void> {
      const db = queries(within)
      await db.deleteFrom('car_edits').where('site_slug', '=', siteSlug).where('id', '=', first.id).execute()
      await db
        .updateTable('car_edits')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', second.id)
        .set({ before: jsonText([...before.values()].map(toStored)) })
        .execute()
    },
    async markUndone(batch: string, at: Date, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('car_edits')
        .where('site_slug', '=', siteSlug)
        .where('batch', '=', batch)
        .set({ undone_at: at.toISOString() })
        .execute()
    },
  }
}

function asMap(overrides: readonly Override[]): Overrides {
  return new Map(overrides.map((override) => [override.part, override]))
}

function toOverride(row: Selectable<CarOverridesTable>): Override {
  return {
    // Only `write` fills the table, with parts of this type.
    part: row.part as OverriddenPart,
    value: row.value as Override['value'],
    feedValue: row.feed_value as DeskValue,
    by: { id: row.author_id, name: row.author_name },
    at: row.at,
    from: row.starts_at,
    until: row.until,
  }
}

function toRow({ part, value, feedValue, by, at, from, until }: Override) {
  return {
    part,
    value: jsonText(value),
    feed_value: jsonText(feedValue),
    author_id: by.id,
    author_name: by.name,
    at: at.toISOString(),
    starts_at: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }
}

type StoredOverride = Omit<Override, 'at' | 'from' | 'until'> & {
  readonly at: string
  /** Absent in edits from before offers had a beginning. */
  readonly from?: string | null
  readonly until: string | null
}

function toStored({ at, from, until, ...rest }: Override): StoredOverride {
  return { ...rest, at: at.toISOString(), from: from?.toISOString() ?? null, until: until?.toISOString() ?? null }
}

function toEdit(row: Selectable<CarEditsTable>): CarEdit {
  const read = (stored: unknown) =>
    asMap(
      (stored as readonly StoredOverride[]).map(({ at, from = null, until, ...rest }) => ({
        ...rest,
        at: new Date(at),
        from: from === null ? null : new Date(from),
        until: until === null ? null : new Date(until),
      })),
    )
  return {
    id: row.id,
    batch: row.batch,
    carId: row.car_id,
    by: { id: row.author_id, name: row.author_name },
    at: row.at,
    before: read(row.before),
    after: read(row.after),
    undoneAt: row.undone_at,
  }
}
