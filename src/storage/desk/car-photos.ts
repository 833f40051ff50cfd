import { sql } from 'kysely'
import { OWN_PREFIX, ownPhotoKey } from '#domain/desk/photo/photo-order.ts'
import type { FetchedPicture } from '#domain/picture/fetched-picture.ts'
import type { Transaction } from '../transaction.ts'
import type { Queries, Transactions } from '../transactions.ts'

/** A photo that staff added to a car, or an edited copy. */
export interface CarPhoto {
  readonly id: string
  readonly carId: string
  /** The key of the photo that it is a copy of; null: added. */
  readonly madeFrom: string | null
  readonly by: { readonly id: string; readonly name: string }
  readonly at: Date
}

/** Photos of one site that staff made (DESK-4). */
export function carPhotos(siteSlug: string, { queries, run }: Transactions) {
  return {
    /** Adds a photo with its picture, which pages show from the transaction's version on. */
    async add({ id, carId, madeFrom, by, at }: CarPhoto, picture: FetchedPicture, within: Transaction): Promise<void> {
      const db = queries(within)
      const address = ownPhotoKey(id)
      const person = { author_id: by.id, author_name: by.name }
      await db
        .insertInto('car_photos')
        .values({ site_slug: siteSlug, id, car_id: carId, made_from: madeFrom, ...person, at: at.toISOString() })
        .execute()
      await sql`
        insert into pictures (site_slug, address, folder, name, preview, due_at, settled)
        values (${siteSlug}, ${address}, null, ${picture.name}, ${picture.preview}, ${NEVER_DUE}, true)`.execute(db)
      await db.insertInto('picture_uses').values({ site_slug: siteSlug, car_id: carId, address }).execute()
    },
    /** The names of pictures by the keys of photos; those that are gone or not fetched are left out. */
    async pictureNames(keys: readonly string[], within?: Transaction): Promise<ReadonlyMap<string, string>> {
      const { rows } = await sql<{ address: string; name: string }>`
        select address, name from pictures
        where site_slug = ${siteSlug} and address = any(${keys}::text[]) and name is not null`.execute(queries(within))
      return new Map(rows.map(({ address, name }) => [address, name]))
    },
    /** Which of these ids are stored. */
    async stored(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await queries()
        .selectFrom('car_photos')
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .select('id')
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
    /**
     * Forgets photos that no car has needed since `removedBefore`, and those of cars sold before `soldBefore`. Returns
     * their ids, whose files can go.
     */
    forget: (removedBefore: Date, soldBefore: Date): Promise<readonly string[]> =>
      run(async (within) => {
        const { rows } = await sql<{ id: string }>`
          with gone as (
            delete from car_photos p where p.site_slug = ${siteSlug} and (
              p.removed_at < ${removedBefore.toISOString()} or not exists (
                select 1 from cars c where c.site_slug = p.site_slug and c.id = p.car_id
                  and (c.status <> 'sold' or c.sold_at >= ${soldBefore.toISOString()})
              )
            ) returning p.id
          ), unused as (
            delete from picture_uses where site_slug = ${siteSlug} and address in (select ${OWN_PREFIX} || id from gone)
          ), pictures_gone as (
            delete from pictures where site_slug = ${siteSlug} and address in (select ${OWN_PREFIX} || id from gone)
          )
          select id from gone`.execute(queries(within))
        return rows.map(({ id }) => id)
      }),
  }
}

/** No feed's server has these pictures, so there is nothing to check. */
const NEVER_DUE = '9999-01-01T00:00:00.000Z'

/** Marks the photos that a car does not need any more, and those that it needs again after an undo. */
export async function markUnneeded(
  db: Queries,
  { siteSlug, carId, at, needed }: { siteSlug: string; carId: string; at: Date; needed: readonly string[] },
): Promise<void> {
  await sql`
    update car_photos set removed_at =
      case when ${OWN_PREFIX} || id = any(${needed}::text[]) then null
      else coalesce(removed_at, ${at.toISOString()}::timestamptz) end
    where site_slug = ${siteSlug} and car_id = ${carId}`.execute(db)
}
