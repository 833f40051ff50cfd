import { type Selectable, sql } from 'kysely'
import type { LiveNumber, VersionRecord, VersionRecords } from '#site/published/version-records.ts'
import { jsonText } from './json-text.ts'
import type { PublishedVersionsTable } from './schema.ts'
import { raiseSiteVersion } from './site-versions.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface StoredVersions extends VersionRecords {
  /** `add` of one version in a transaction with what it is made from; false if its number is taken. */
  addWithin(within: Transaction, slug: string, record: VersionRecord): Promise<boolean>
}

/** Published versions of sites. Two processes cannot record the same number. */
export function publishedVersions({ run, queries }: Transactions): StoredVersions {
  const of = (slug: string) =>
    queries().selectFrom('published_versions').where('site_slug', '=', slug).orderBy('number', 'desc')
  const numbers = () =>
    queries()
      .selectFrom('published_versions')
      .distinctOn('site_slug')
      .orderBy('site_slug')
      .orderBy('number', 'desc')
      .select(['site_slug', 'number', sql<boolean>`files <> '{}'::jsonb`.as('is_up')])
  return {
    async versions(slug) {
      return (await of(slug).selectAll().execute()).map(versionRecord)
    },
    async newest(slug) {
      const row = await of(slug).selectAll().limit(1).executeTakeFirst()
      return row === undefined ? null : versionRecord(row)
    },
    async numbers() {
      const rows = await numbers().execute()
      return new Map(
        rows.map(({ site_slug, number, is_up }): [string, LiveNumber] => [site_slug, { number, isUp: is_up }]),
      )
    },
    async number(slug) {
      const row = await numbers().where('site_slug', '=', slug).executeTakeFirst()
      return row === undefined ? null : { number: row.number, isUp: row.is_up }
    },
    async hasDraft(slug, draft) {
      return (await of(slug).where('draft', '=', draft).select('number').limit(1).executeTakeFirst()) !== undefined
    },
    async addWithin(within, slug, record) {
      const row = await queries(within)
        .insertInto('published_versions')
        .values(toRow(slug, record))
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst()
      if (row === undefined) return false
      await raiseSiteVersion(queries(within), slug)
      return true
    },
    async add(slug, records) {
      try {
        await run(async (within) => {
          const { length } = await queries(within)
            .insertInto('published_versions')
            .values(records.map((record) => toRow(slug, record)))
            .onConflict((conflict) => conflict.doNothing())
            .returning('number')
            .execute()
          if (length !== records.length) throw new NumberTaken()
          await raiseSiteVersion(queries(within), slug)
        })
        return true
      } catch (error) {
        if (error instanceof NumberTaken) return false
        throw error
      }
    },
  }
}

/** Ends the transaction. */
class NumberTaken extends Error {}

function versionRecord(row: Selectable<PublishedVersionsTable>): VersionRecord {
  const { number, at, published_by: by, message, restores, draft, files, draft_id } = row
  const record = { number, at: at.toISOString(), by, message, restores, draft, files }
  return draft_id === null ? record : { ...record, fromDraft: draft_id }
}

function toRow(slug: string, { number, at, by, message, restores, draft, files, fromDraft }: VersionRecord) {
  const row = { site_slug: slug, number, at, published_by: by, message, restores, draft, files: jsonText(files) }
  return { ...row, draft_id: fromDraft ?? null }
}
