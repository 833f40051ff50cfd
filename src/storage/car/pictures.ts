import { type Selectable, sql } from 'kysely'
import type { FetchedPicture } from '#domain/picture/fetched-picture.ts'
import { raiseSiteVersion } from '../site-versions.ts'
import type { Transactions } from '../transactions.ts'
import type { PicturesTable } from './car-tables.ts'

/** HTTP validators that tell whether the picture has changed. */
export interface PictureMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface DuePicture extends PictureMarks {
  readonly address: string
  /** The feed's folder, for pictures stored with the feed. */
  readonly folder: string | null
  /** Name of its stored copy; null without one. */
  readonly name: string | null
  readonly failures: number
}

/** Pictures in the feeds of one site: the fetch queue and the fetched copies. */
export function pictureQueries(siteSlug: string, { queries, run }: Transactions) {
  const one = (address: string) =>
    queries().updateTable('pictures').where('site_slug', '=', siteSlug).where('address', '=', address)
  return {
    /** Claims due pictures, longest waiting first, by postponing them to `until`; none of the feeds' folders `away`. */
    async claim(now: Date, until: Date, most: number, away: readonly string[] = []): Promise<readonly DuePicture[]> {
      const { rows } = await sql<Selectable<PicturesTable>>`
        with due as (
          select address, due_at from pictures where site_slug = ${siteSlug} and due_at <= ${now.toISOString()}
            and (folder is null or folder <> all(${away}::text[]))
          order by due_at, address limit ${most} for update skip locked
        ), claimed as (
          update pictures p set due_at = ${until.toISOString()} from due
          where p.site_slug = ${siteSlug} and p.address = due.address
          returning p.*
        )
        select claimed.* from claimed join due using (address) order by due.due_at, address`.execute(queries())
      return rows.map(duePicture)
    },
    /** Makes claimed pictures that were not fetched due again. */
    async putBack(addresses: readonly string[], at: Date): Promise<void> {
      await sql`
        update pictures set due_at = ${at.toISOString()}
        where site_slug = ${siteSlug} and address = any(${addresses}::text[])`.execute(queries())
    },
    /** Records a fetched picture; pages show it after `settle`. */
    async keep(
      address: string,
      { name, preview }: FetchedPicture,
      { etag, lastModified }: PictureMarks,
      nextAt: Date,
    ): Promise<void> {
      await one(address)
        .set({ name, preview, etag, last_modified: lastModified, failures: 0, fault: null })
        .set({ due_at: nextAt.toISOString(), settled: sql<boolean>`settled and name is not distinct from ${name}` })
        .execute()
    },
    /** Records that a picture is unchanged. */
    async stillThere(address: string, nextAt: Date): Promise<void> {
      await one(address).set({ failures: 0, fault: null, due_at: nextAt.toISOString() }).execute()
    },
    /** Records a failed fetch. The stored copy stays. */
    async fail(address: string, fault: string, nextAt: Date): Promise<void> {
      await one(address).set({ failures: sql<number>`failures + 1`, fault, due_at: nextAt.toISOString() }).execute()
    },
    /** Publishes all newly fetched pictures in one new version; null if there are none. */
    settle: (): Promise<number | null> =>
      run(async (within) => {
        const { rows } = await sql`
          select 1 from pictures where site_slug = ${siteSlug} and not settled limit 1`.execute(queries(within))
        if (rows.length === 0) return null
        const version = await raiseSiteVersion(queries(within), siteSlug)
        await sql`
          with told as (
            update pictures set settled = true where site_slug = ${siteSlug} and not settled returning address
          )
          update cars set changed_in = ${version} where site_slug = ${siteSlug} and id in (
            select car_id from picture_uses join told using (address) where site_slug = ${siteSlug}
          )`.execute(queries(within))
        return version
      }),
    /** Forgets a stored copy whose files are lost and queues the picture again. False if the site never showed it. */
    async lose(name: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await queries()
        .updateTable('pictures')
        .where('site_slug', '=', siteSlug)
        .where('name', '=', name)
        .set({ name: null, preview: null, etag: null, last_modified: null, due_at: at.toISOString(), settled: false })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Forgets pictures that no car shows, except cars sold before `soldBefore`. Returns their number. */
    forgetUnused: (soldBefore: Date): Promise<number> =>
      run(async (within) => {
        await sql`
          delete from picture_uses u where u.site_slug = ${siteSlug} and not exists (
            select 1 from cars c where c.site_slug = u.site_slug and c.id = u.car_id
              and (c.status <> 'sold' or c.sold_at >= ${soldBefore.toISOString()})
          )`.execute(queries(within))
        const { numAffectedRows = 0n } = await sql`
          delete from pictures p where p.site_slug = ${siteSlug} and not exists (
            select 1 from picture_uses u where u.site_slug = p.site_slug and u.address = p.address
          )`.execute(queries(within))
        return Number(numAffectedRows)
      }),
  }
}

function duePicture(row: Selectable<PicturesTable>): DuePicture {
  const { address, folder, name, failures, etag, last_modified: lastModified } = row
  return { address, folder, name, failures, etag, lastModified }
}
