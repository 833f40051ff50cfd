import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { allDeliveries } from './all-deliveries.ts'
import { appointmentQueries } from './appointments.ts'
import { carQueries } from './cars.ts'
import { deliveryCounts } from './delivery-counts.ts'
import { hostnameOwners } from './hostname-owners.ts'
import type { JobsDatabase } from './jobs-database.ts'
import { jobsOnPGlite, jobsOnPostgres } from './jobs-database.ts'
import { leadQueries } from './leads.ts'
import { dropEndedCounts, limitCounts } from './limit-counts.ts'
import { marketingEndQueries } from './marketing-ends.ts'
import { migrate } from './migrate.ts'
import { takeFolder } from './owner-lock.ts'
import { peopleQueries } from './people.ts'
import { ensureWritableFolder, noSpace, openPGliteFolder } from './pglite-folder.ts'
import { phoneRevealQueries } from './phone-reveals.ts'
import { picturesInUse, sitesWithDuePictures } from './picture-queue.ts'
import { pictureQueries } from './pictures.ts'
import { openPostgresPool, withoutSecrets } from './postgres-pool.ts'
import { reservationQueries } from './reservations.ts'
import { retentionQueries } from './retention.ts'
import type { Tables } from './schema.ts'
import { signInCodeQueries } from './sign-in-codes.ts'
import { codesToSend, dropEndedSignIns } from './sign-in-sweep.ts'
import { raiseSiteVersion, type SiteChanges, watchPGlite, watchPostgres } from './site-changes.ts'
import { stockImports } from './stock-imports.ts'
import { stockedCars } from './stocked-cars.ts'
import type { SiteStorage, Storage } from './storage.ts'
import { executeText, type Transactions, transactionsOf } from './transactions.ts'
import { valuationQueries } from './valuations.ts'
import { viewQueries } from './views.ts'
import { visitorQueries } from './visitors.ts'
import { watchlistQueries } from './watchlists.ts'
import { isOutOfSpace, messageOf, writeHealth } from './write-health.ts'

/** Where the data is kept: a Postgres server, a folder of this machine, or nowhere (tests). */
export type DatabasePlace =
  | { readonly databaseUrl: string; readonly maxConnections?: number }
  | { readonly dataFolder: string; readonly controlSocket?: string }
  | { readonly memory: PGlite | null }

/**
 * Opens the database and brings its tables up to date. Throws StorageFault, whose message is one sentence for the person
 * who started it: what is wrong, where, and what to do.
 */
export async function openDatabase(place: DatabasePlace): Promise<Storage> {
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl, place.maxConnections ?? 10)
  if ('memory' in place) return openPGlite(place.memory ?? (await PGlite.create()), 'in memory', async () => {})
  const dataFolder = path.resolve(place.dataFolder)
  await ensureWritableFolder(dataFolder)
  const release = await takeFolder(dataFolder, place.controlSocket ?? null)
  try {
    return await openPGlite(await openPGliteFolder(dataFolder), `in ${path.join(dataFolder, 'database')}`, release)
  } catch (error) {
    await release()
    // Such as while the tables are brought up to date: a full disk is no damage.
    if (isOutOfSpace(error) || isOutOfSpace(causeOf(error))) throw noSpace(dataFolder, error)
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : null
}

async function openPGlite(pglite: PGlite, where: string, release: () => Promise<void>): Promise<Storage> {
  // One connection: Kysely lets one transaction or query at a time through to it, PGlite's own lock keeps the job queue out.
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  try {
    await migrate(db, where)
  } catch (error) {
    await pglite.close()
    throw error
  }
  const transactions = transactionsOf(db)
  return storageOf(db, transactions, {
    isShared: false,
    changes: await watchPGlite(pglite),
    jobs: jobsOnPGlite(pglite, transactions.refuseInside),
    async close() {
      await pglite.close()
      await release()
    },
  })
}

async function openPostgres(databaseUrl: string, maxConnections: number): Promise<Storage> {
  const pool = await openPostgresPool(databaseUrl, maxConnections)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, withoutSecrets(databaseUrl))
  } catch (error) {
    await db.destroy()
    throw error
  }
  const jobs = jobsOnPostgres(databaseUrl)
  const changes = await watchPostgres(databaseUrl, db).catch(async (error: unknown) => {
    await jobs.close()
    await db.destroy()
    throw error
  })
  return storageOf(db, transactionsOf(db), {
    isShared: true,
    changes,
    jobs,
    async close() {
      await jobs.close()
      await db.destroy()
    },
  })
}

interface Parts {
  readonly isShared: boolean
  readonly changes: SiteChanges
  readonly jobs: JobsDatabase
  close(): Promise<void>
}

function storageOf(db: Kysely<Tables>, open: Transactions, { isShared, changes, jobs, close }: Parts): Storage {
  const health = writeHealth(Date.now)
  const transactions: Transactions = { ...open, run: (work) => health.watch(() => open.run(work)) }
  return {
    forSite: ({ slug }) => siteStorage(slug, transactions),
    onSiteChanged: (listener) => changes.subscribe(listener),
    jobsDatabase: () => jobs,
    executeSql: (within) => (text, values) => executeText(transactions.queries(within), text, values),
    deliveryCounts: () => deliveryCounts(db),
    allDeliveries: allDeliveries(db),
    sitesWithDuePictures: (now) => sitesWithDuePictures(db, now),
    picturesInUse: (names) => picturesInUse(db, names),
    codesToSend: (now) => codesToSend(db, now),
    dropEndedSignIns: (now) => dropEndedSignIns(db, now),
    hostnames: hostnameOwners(db),
    async siteVersions() {
      const rows = await db.selectFrom('site_versions').selectAll().execute()
      return new Map(rows.map(({ site_slug, version }) => [site_slug, version]))
    },
    stockedCars: (make, model) => stockedCars(db, make, model),
    limitCounts: limitCounts(transactions),
    isShared,
    dropEndedCounts: (now) => dropEndedCounts(db, now),
    async fault() {
      try {
        await sql`
          insert into write_probes (id, at) values (1, now())
          on conflict (id) do update set at = excluded.at`.execute(db)
        return health.fault()
      } catch (error) {
        return `The database stores nothing (${messageOf(error)}): check that it runs, and that its disk has space.`
      }
    },
    async close() {
      await changes.close()
      await close()
    },
  }
}

function siteStorage(siteSlug: string, transactions: Transactions): SiteStorage {
  return {
    ...carQueries(siteSlug, transactions),
    leads: leadQueries(siteSlug, transactions),
    phoneReveals: phoneRevealQueries(siteSlug, transactions),
    views: viewQueries(siteSlug, transactions),
    marketingEnds: marketingEndQueries(siteSlug, transactions),
    appointments: appointmentQueries(siteSlug, transactions),
    reservations: reservationQueries(siteSlug, transactions),
    stock: stockImports(siteSlug, transactions),
    pictures: pictureQueries(siteSlug, transactions),
    signInCodes: signInCodeQueries(siteSlug, transactions),
    visitors: visitorQueries(siteSlug, transactions),
    watchlists: watchlistQueries(siteSlug, transactions),
    valuations: valuationQueries(siteSlug, transactions),
    retention: retentionQueries(siteSlug, transactions),
    people: peopleQueries(siteSlug, transactions),
    async version(within) {
      const row = await transactions
        .queries(within)
        .selectFrom('site_versions')
        .where('site_slug', '=', siteSlug)
        .select('version')
        .executeTakeFirst()
      return row?.version ?? 0
    },
    raiseVersion: (within) => raiseSiteVersion(transactions.queries(within), siteSlug),
    transaction: (work) => transactions.run(work),
  }
}
