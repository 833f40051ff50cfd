import { type Kysely, type Selectable, sql } from 'kysely'
import { type FeedDefinition, wholeDefinition } from '#domain/intake/feed-definition.ts'
import type { Silence } from '#domain/intake/feed-silence.ts'
import type { FileLook, FileMarks } from '#domain/intake/settled-file.ts'
import type { UnreadFile } from '#domain/intake/unread-file.ts'
import { BY_NAME } from '../by-name.ts'
import { jsonText } from '../json-text.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { FeedsTable } from './intake-tables.ts'

/** A feed of a site, and how it is going (INTAKE-1, INTAKE-6). */
export interface StoredFeed {
  readonly name: string
  readonly definition: FeedDefinition
  readonly createdAt: Date
  readonly nextPullAt: Date | null
  readonly had: FileMarks | null
  readonly lastLook: FileLook | null
  readonly hash: string | null
  /** H4-3: null: no file is being read, and none was set aside. */
  readonly unread: UnreadFile | null
  readonly lookedAt: Date | null
  readonly receivedAt: Date | null
  readonly appliedAt: Date | null
  readonly failures: number
  readonly warned: Silence
  /** INTAKE-4: when silence begins to count at the earliest; null: when the feed was defined. */
  readonly expectedSince: Date | null
  /** Null: the feed is in use. */
  readonly removedAt: Date | null
}

/** What a look at a feed changes; a field that is left out stays. */
export interface FeedChange {
  readonly nextPullAt?: Date | null
  readonly had?: FileMarks | null
  readonly lastLook?: FileLook | null
  readonly hash?: string
  readonly unread?: UnreadFile | null
  readonly lookedAt?: Date
  readonly receivedAt?: Date
  readonly appliedAt?: Date
  readonly failures?: number
  readonly warned?: Silence
  readonly definition?: FeedDefinition
  readonly expectedSince?: Date
}

/** Feeds of one site. */
export function feedQueries(siteSlug: string, { queries }: Transactions) {
  const one = (name: string, within?: Transaction) =>
    queries(within).updateTable('feeds').where('site_slug', '=', siteSlug).where('name', '=', name)
  const all = (within?: Transaction) =>
    queries(within).selectFrom('feeds').where('site_slug', '=', siteSlug).selectAll()
  const written = (
    definition: FeedDefinition,
    nextPullAt: Date | null,
    { now, isNew }: { readonly now: Date; readonly isNew: boolean },
    within: Transaction,
  ) => {
    const next = { definition: jsonText(definition), next_pull_at: nextPullAt?.toISOString() ?? null }
    const since = now.toISOString()
    return queries(within)
      .insertInto('feeds')
      .values({ site_slug: siteSlug, name: definition.name, created_at: since, ...next })
      .onConflict((conflict) =>
        conflict
          .columns(['site_slug', 'name'])
          .doUpdateSet({
            ...next,
            had: null,
            last_look: null,
            hash: null,
            unread: null,
            failures: 0,
            expected_since: sql`case when feeds.removed_at is null then feeds.expected_since else ${since}::timestamptz end`,
            removed_at: null,
          })
          .where(sql<boolean>`feeds.removed_at is not null or ${!isNew}`),
      )
  }
  return {
    async list(): Promise<readonly StoredFeed[]> {
      return (await all().where('removed_at', 'is', null).orderBy(BY_NAME).orderBy('name').execute()).map(toFeed)
    },
    /** Removed feeds, the latest first. */
    async removed(): Promise<readonly StoredFeed[]> {
      return (await all().where('removed_at', 'is not', null).orderBy('removed_at', 'desc').execute()).map(toFeed)
    },
    /** A removed feed is not found. Locked in a transaction. */
    async find(name: string, within?: Transaction): Promise<StoredFeed | null> {
      const read = all(within).where('name', '=', name).where('removed_at', 'is', null)
      const row = await (within ? read.forUpdate() : read).executeTakeFirst()
      return row === undefined ? null : toFeed(row)
    },
    /** INTAKE-4: when a file of any feed was last applied, a removed feed's too. */
    async lastApplied(): Promise<Date | null> {
      const row = await queries()
        .selectFrom('feeds')
        .where('site_slug', '=', siteSlug)
        .select(({ fn }) => fn.max('applied_at').as('at'))
        .executeTakeFirst()
      return row?.at ?? null
    },
    /** Cars for sale whose last file was this feed's. */
    async carsForSale(name: string): Promise<number> {
      const row = await queries()
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where('feed', '=', name)
        .where('status', '<>', 'sold')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
    /** Removes a feed that nobody pulls; false if one does. Its runs and cars stay. */
    async remove(name: string, now: Date, within: Transaction): Promise<boolean> {
      const row = await one(name, within)
        .where('removed_at', 'is', null)
        .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .set({ removed_at: now.toISOString(), next_pull_at: null })
        .returning('name')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Adds a feed, or one again that was removed; false if there is one of this name. */
    async add(definition: FeedDefinition, nextPullAt: Date | null, now: Date, within: Transaction): Promise<boolean> {
      const rows = await written(definition, nextPullAt, { now, isNew: true }, within).returning('name').execute()
      return rows.length > 0
    },
    /** Adds a feed, one that was removed too, or changes its definition. The next file of a changed one is read, even if it is the same. */
    async save(definition: FeedDefinition, nextPullAt: Date | null, now: Date, within: Transaction): Promise<void> {
      await written(definition, nextPullAt, { now, isNew: false }, within).execute()
    },
    /** Takes the feed for this process until a time; false if another one has it. */
    async claim(name: string, now: Date, until: Date): Promise<boolean> {
      const row = await one(name)
        .where('removed_at', 'is', null)
        .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .set({ claimed_until: until.toISOString() })
        .returning('name')
        .executeTakeFirst()
      return row !== undefined
    },
    async release(name: string): Promise<void> {
      await one(name).set({ claimed_until: null }).execute()
    },
    async change(name: string, change: FeedChange, within?: Transaction): Promise<void> {
      const instant = (at: Date | null | undefined) => (at === undefined ? undefined : (at?.toISOString() ?? null))
      const json = (value: unknown) => (value === undefined ? undefined : value === null ? null : jsonText(value))
      await one(name, within)
        .set({
          next_pull_at: instant(change.nextPullAt),
          had: json(change.had),
          last_look: json(change.lastLook),
          hash: change.hash,
          unread: json(change.unread),
          looked_at: instant(change.lookedAt),
          received_at: instant(change.receivedAt),
          applied_at: instant(change.appliedAt),
          failures: change.failures,
          warned: change.warned,
          definition: change.definition && jsonText(change.definition),
          expected_since: change.expectedSince?.toISOString(),
          // A column of its own, so that a change without fields is valid SQL.
          name,
        })
        .execute()
    },
    /** INTAKE-4: notes who is warned of the silence; false if another process did. */
    async warn(name: string, from: Silence, to: Silence): Promise<boolean> {
      const row = await one(name).where('warned', '=', from).set({ warned: to }).returning('name').executeTakeFirst()
      return row !== undefined
    },
  }
}

/** Feeds of all sites whose time has come and that no process pulls, the longest due first. */
export async function feedsDue(
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly { readonly siteSlug: string; readonly name: string }[]> {
  const rows = await db
    .selectFrom('feeds')
    .where('next_pull_at', '<=', now)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .select(['site_slug', 'name'])
    .orderBy('next_pull_at')
    .limit(500)
    .execute()
  return rows.map(({ site_slug, name }) => ({ siteSlug: site_slug, name }))
}

function toFeed(row: Selectable<FeedsTable>): StoredFeed {
  return {
    name: row.name,
    definition: wholeDefinition(row.definition),
    createdAt: row.created_at,
    nextPullAt: row.next_pull_at,
    had: row.had,
    lastLook: row.last_look && { marks: row.last_look.marks, at: new Date(row.last_look.at) },
    hash: row.hash,
    unread: row.unread && { ...row.unread, at: new Date(row.unread.at) },
    lookedAt: row.looked_at,
    receivedAt: row.received_at,
    appliedAt: row.applied_at,
    failures: row.failures,
    warned: row.warned,
    expectedSince: row.expected_since,
    removedAt: row.removed_at,
  }
}
