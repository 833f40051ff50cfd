import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from './database/database.ts'
import { withPreparedStatements } from './database/prepared-statements.ts'
import type { Storage } from './storage.ts'

/** The databases on which storage tests run. */
export const TEST_DATABASES = ['PGlite', 'Postgres'] as const
export type TestDatabase = (typeof TEST_DATABASES)[number]

/** An empty migrated database for one test; the test must close it. */
export async function openTestStorage(database: TestDatabase = 'PGlite'): Promise<Storage> {
  return database === 'PGlite' ? openDatabase({ memory: await lentPGlite() }) : migratedPostgres()
}

/** Postgres databases of finished tests, emptied for reuse: emptying one takes a tenth of the time of copying one. */
const idlePostgres: string[] = []

/** A copy of the run's migrated database (tests/setup/postgres.ts), which the next test gets when this one closes it. */
async function migratedPostgres(): Promise<Storage> {
  const databaseUrl = idlePostgres.pop() ?? (await freshPostgres(inject('postgresTemplate')))
  const storage = await openDatabase({ databaseUrl })
  let closed = false
  return {
    ...storage,
    async close() {
      await storage.close()
      if (closed) return
      closed = true
      // Code left running by a test must not reach the next test's data.
      await onDatabase(databaseUrl, END_OTHERS)
      await onDatabase(databaseUrl, EMPTY_ALL)
      idlePostgres.push(databaseUrl)
    },
  }
}

/** Holds every connection that a database gives for pages, until the returned function is called. */
export async function holdConnections(storage: Pick<Storage, 'forSite' | 'connections'>): Promise<() => Promise<void>> {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const limit = storage.connections().find(({ pool }) => pool === 'pages')?.limit ?? 0
  const held: Promise<void>[] = []
  for (let left = limit; left > 0; left -= 1)
    await new Promise<void>((begun) => {
      held.push(
        storage.forSite({ slug: 'yard' }).transaction(() => {
          begun()
          return until
        }),
      )
    })
  return async () => {
    release()
    await Promise.all(held)
  }
}

const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** Databases of finished tests, emptied for reuse. */
const idle: PGlite[] = []

/** An in-memory PGlite that is reused after closing: emptying one takes a tenth of the time of creating one. */
async function lentPGlite(): Promise<PGlite> {
  const pglite = idle.pop() ?? (await freshPGlite())
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await emptyPGlite(pglite)
    idle.push(pglite)
  }
  return new Proxy(pglite, {
    get: (target, name) => {
      if (name === 'close') return close
      if (name === 'closed') return closed
      // Code left running by a test must not reach the next test's data.
      if (closed) throw new Error('PGlite is closed')
      return bound(target, name)
    },
  })
}

/** Empties a migrated database for the next use. */
export async function emptyPGlite(pglite: PGlite): Promise<void> {
  await pglite.exec(EMPTY_ALL)
}

/**
 * The job queue recreates its schema; our tables, and the one of a test platform, are only emptied. Deleting a few rows
 * takes a tenth of the time of truncating, which makes new files for the table, its indexes and those of every table that
 * refers to it; truncating gives the space of many rows back. No row stays that refers to another, so no trigger runs.
 */
const EMPTY_ALL = `
  drop schema if exists jobs cascade;
  do $$
  declare
    used record;
    large text := '';
  begin
    set local session_replication_role = replica;
    for used in
      select oid::regclass::text as name, pg_table_size(oid) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely_migration%' and pg_relation_size(oid) > 0
    loop
      if used.bytes > 200000 then large := large || ', ' || used.name;
      else execute 'delete from ' || used.name;
      end if;
    end loop;
    if large <> '' then execute 'truncate ' || substr(large, 3) || ' cascade'; end if;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$;`

/** A new database on the tests' Postgres server: empty, or a copy of another one. */
export async function freshPostgres(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onDatabase(url.href, `create database ${name} template ${template} strategy file_copy`)
  url.pathname = `/${name}`
  return url.href
}

async function onDatabase(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An in-memory PGlite loaded from a migrated template, in a tenth of the time. */
export async function freshPGlite(): Promise<PGlite> {
  const template = path.join(tmpdir(), `forecourt-pglite-${fingerprint()}.tar`)
  if (!existsSync(template)) await writeTemplate(template)
  return withPreparedStatements(await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) }))
}

/**
 * Gives a data folder an empty migrated database: copying one takes a tenth of the time of making one. For tests that
 * are about what happens later.
 */
export async function emptyDatabaseIn(dataFolder: string): Promise<void> {
  const template = path.join(tmpdir(), `forecourt-data-${fingerprint()}`)
  if (!existsSync(template)) {
    const draft = `${template}.${randomUUID()}`
    await (await openDatabase({ dataFolder: draft })).close()
    // Another worker may have made it meanwhile.
    await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }))
  }
  await cp(path.join(template, 'database'), path.join(dataFolder, 'database'), { recursive: true })
}

async function writeTemplate(template: string): Promise<void> {
  const pglite = await PGlite.create()
  const closeLater = new Proxy(pglite, {
    get: (target, name) => (name === 'close' ? async () => {} : bound(target, name)),
  })
  await (await openDatabase({ memory: closeLater })).close()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const draft = `${template}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, template)
}

function bound(target: PGlite, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}

/** Hash of the template's inputs. */
function fingerprint(): string {
  const folder = path.join(import.meta.dirname, 'migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(path.join(folder, file)))
  hash.update(readFileSync(path.join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 16)
}
