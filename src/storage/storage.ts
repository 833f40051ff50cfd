import { type Kysely, sql } from 'kysely'
import { sitesWithNews } from './alert/alert-mails.ts'
import { findApiKey } from './api/api-keys.ts'
import { dumpTables, type WriteRows } from './backup/dump-tables.ts'
import { type DumpedTables, restoreTables } from './backup/restore-tables.ts'
import { picturesInUse, sitesWithDuePictures } from './car/picture-queue.ts'
import { type NamedCar, stockedCars } from './car/stocked-cars.ts'
import { wasPriceWork } from './car/was-prices.ts'
import { channelPushesDue } from './channel/channel-pushes.ts'
import { dataKeys } from './data-keys.ts'
import type { Connections } from './database/postgres-pool.ts'
import type { RawDatabase } from './database/raw-database.ts'
import type { SiteChanges } from './database/site-changes.ts'
import { messageOf, writeHealth } from './database/write-health.ts'
import { sitesWithDueOverrides } from './desk/sites-with-due-overrides.ts'
import { draftWork } from './draft/drafts.ts'
import { feedFigures } from './feed-figures.ts'
import { hostnameOwners } from './hostname-owners.ts'
import { type InboxWork, inboxWork } from './inbox/inbox-work.ts'
import { feedsDue } from './intake/feeds.ts'
import { allDeliveries } from './lead/all-deliveries.ts'
import { deliveryCounts } from './lead/delivery-counts.ts'
import { dropEndedCounts, limitCounts } from './limit-counts.ts'
import { peopleToNotify } from './notify/notification-messages.ts'
import type { DueNotice, OutboxKind } from './outbox/due-notices.ts'
import { dueRows, outboxFigures } from './outbox/outbox-rows.ts'
import { publishedVersions } from './published-versions.ts'
import type { Tables } from './schema.ts'
import { dropEndedSignIns } from './sign-in-sweep.ts'
import { type SiteKey, type SiteStorage, siteStorage } from './site-storage.ts'
import { siteVersions } from './site-versions.ts'
import { auditEvents } from './staff/audit-events.ts'
import { type CountedTry, giveBackTries } from './staff/give-back-tries.ts'
import { liftWaits } from './staff/lift-waits.ts'
import { staffInvitations } from './staff/staff-invitations.ts'
import { staffPasskeys } from './staff/staff-passkeys.ts'
import { staffPeople } from './staff/staff-people.ts'
import { staffRefusals } from './staff/staff-refusals.ts'
import { staffWarnings } from './staff/staff-warnings.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

/** The database. A site's own rows are reached through `forSite` alone, so a query cannot forget its dealer. */
export interface Storage extends ReturnType<typeof storageOf> {}

/** The parts of the storage that PGlite and Postgres implement differently. */
interface StorageParts {
  /** Whether other processes may work on this database (Postgres). */
  readonly isShared: boolean
  readonly changes: SiteChanges
  readonly raw: RawDatabase
  /** The pools of connections; none on PGlite, which has one connection of its own. */
  connections(): readonly Connections[]
  /** Clears what changes left behind; a Postgres server does so by itself. */
  keepUp(): Promise<void>
  close(): Promise<void>
}

export function storageOf(
  db: Kysely<Tables>,
  open: Transactions,
  { isShared, changes, raw, connections, keepUp, close }: StorageParts,
) {
  const health = writeHealth(Date.now)
  const transactions: Transactions = { ...open, run: (work) => health.watch(() => open.run(work)) }
  return {
    /** Whether other processes may work on this database (Postgres). */
    isShared,
    forSite: ({ slug }: SiteKey): SiteStorage => siteStorage(slug, transactions),
    /** Calls `listener` after each change of a site's version, made here or by another process. Returns what ends it. */
    onSiteChanged: (listener: (slug: string, version: number) => void): (() => void) => changes.subscribe(listener),
    /** Calls `listener` after each change of a conversation; with nulls when notices may have been missed (INBOX-5). */
    onInboxChanged: (listener: (slug: string | null, conversationId: string | null) => void): (() => void) =>
      changes.onInboxChanged(listener),
    /** Sites with overdue leads, or leads in no conversation. */
    inboxWork: (now: Date): Promise<InboxWork> => inboxWork(db, now),
    /** The database as SQL text, for tests and benches. */
    rawDatabase: (): RawDatabase => raw,
    /** Number of deliveries per site, kind and state, for the metrics. */
    deliveryCounts: () => deliveryCounts(db),
    /** The last import of each feed since a time, for the metrics (OPS-7). */
    feedFigures: (since: Date) => feedFigures(db, since),
    /** Feeds of all sites whose time has come and that no process pulls (INTAKE-1). */
    feedsDue: (now: Date) => feedsDue(db, now),
    /** Channels' files of all sites that may have to be sent (OUT-1). */
    channelPushesDue: (now: Date, oldest: Date) => channelPushesDue(db, now, oldest),
    /** Rows of a kind that are due to be sent. */
    dueRows: (kind: OutboxKind, of: Parameters<typeof dueRows>[2]) => dueRows(db, kind, of),
    /** Calls `listener` for each row that became due just now, here or by another process. Returns what ends it. */
    onDue: (listener: (notice: DueNotice) => void): (() => void) => changes.onDue(listener),
    /** What waits to be sent, by kind, for the metrics (OPS-7). */
    outboxFigures: (now: Date) => outboxFigures(db, now),
    /** The pools of connections; none on PGlite. */
    connections,
    /** Clears what changes left behind; a Postgres server does so by itself. */
    keepUp,
    /** What is due, and what the operator must hear of. It names deliveries, never the content of a lead. */
    allDeliveries: allDeliveries(db),
    /** Sites with pictures to fetch, or fetched ones that no version shows yet. */
    sitesWithDuePictures: (now: Date, away: readonly string[] = []) => sitesWithDuePictures(db, now, away),
    /** Which of these fetched pictures any site uses. */
    picturesInUse: (names: readonly string[]) => picturesInUse(db, names),
    /** Deletes sessions that are over, and codes that neither work nor count any more (`CODES_WINDOW_MINUTES`). */
    dropEndedSignIns: (now: Date) => dropEndedSignIns(db, now),
    /** Sites with alerts to match or to write about (ALERT-2). */
    sitesWithNews: () => sitesWithNews(db),
    /** Drafts of all sites whose schedule has something to do by a time (STUDIO-14). */
    draftWork: (until: Date) => draftWork(db, until),
    /** People whose notifications wait for a message (INBOX-13). */
    peopleToNotify: () => peopleToNotify(db),
    /** Sites with overrides whose beginning or end has come (DESK-2). */
    sitesWithDueOverrides: (now: Date) => sitesWithDueOverrides(db, now),
    /** Sites whose former prices have to be looked at, and those that trust all of them (DESK-7). */
    wasPriceWork: (now: Date) => wasPriceWork(db, now),
    /** Who owns which hostname. */
    hostnames: hostnameOwners(db),
    /** Which versions of sites were published (docs/decisions/121). */
    publishedVersions: publishedVersions(transactions),
    /** Version of each site that has one, by slug: how a process finds changes that it was not notified of. */
    siteVersions: () => siteVersions(db),
    /**
     * The used cars for sale of every site, of these makes and models (spelt as `nameKey` allows), as the base of a
     * valuation. The only read across dealers: a caller publishes aggregates alone (docs/decisions/056).
     */
    stockedCars: (models: readonly NamedCar[], first: string) => stockedCars(db, models, first),
    /** People with an account, of whatever site. Buyers are not among them. */
    staff: {
      people: staffPeople(transactions),
      /** Second factors of people (STAFF-2). */
      factors: staffPasskeys(transactions),
      /** Invitations by email (STAFF-4). */
      invitations: staffInvitations(transactions),
      /** Wrong passwords and codes, counted for the audit log (S3-15), and mails that warn of them (S3-9). */
      refusals: staffRefusals(transactions),
      warnings: staffWarnings(transactions),
      /** S3-26: ends waits at sign-in. */
      liftWaits: (marks: readonly string[], within: Transaction) => liftWaits(marks, within, transactions),
      /** L6: right tries use up none. */
      giveBackTries: (counted: readonly CountedTry[]) => giveBackTries(counted, transactions),
      /** What concerns no single site, such as an operator's account (STAFF-8). */
      audit: auditEvents(null, transactions),
      transaction: <T>(work: (within: Transaction) => Promise<T>): Promise<T> => transactions.run(work),
      /** The database in the form that better-auth takes (docs/decisions/145). */
      accountsDatabase: () => ({ db, type: 'postgres' as const, transaction: false }),
    },
    /** A key of the API by the keyed hashes of its text, of whichever site. */
    findApiKey: (tokenHashes: readonly string[]) => findApiKey(transactions, tokenHashes),
    /** Keys of stored data, which survive a new COOKIE_SECRET (S3-6). */
    dataKeys: dataKeys(transactions),
    /** Counts against limits and budgets. */
    limitCounts: limitCounts(transactions),
    /** Deletes counts whose window is over. */
    dropEndedCounts: (now: Date) => dropEndedCounts(db, now),
    /** Reads every row of every site for a backup (OPS-5). Returns the names of the migrations that made the tables. */
    dumpTables: (write: WriteRows) => dumpTables(transactions, write),
    /** Writes a backup's rows into empty tables, after `beforeRows`. */
    restoreTables: (dumped: DumpedTables, beforeRows: () => Promise<void>) =>
      restoreTables(transactions, dumped, beforeRows),
    /** One sentence while the database cannot store anything, found by writing a row; null while it can. */
    async fault(): Promise<string | null> {
      try {
        await sql`
          insert into write_probes (id, at) values (1, now())
          on conflict (id) do update set at = excluded.at`.execute(db)
        return health.fault()
      } catch (error) {
        return `The database stores nothing (${messageOf(error)}): check that it runs, and that its disk has space.`
      }
    },
    async close(): Promise<void> {
      await changes.close()
      await close()
    },
  }
}
