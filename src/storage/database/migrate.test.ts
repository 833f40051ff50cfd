import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { freshPostgres } from '../testing.ts'
import { openDatabase } from './database.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

async function opened(databaseUrl: string): Promise<Storage> {
  const storage = await openDatabase({ databaseUrl, maxConnections: 2 })
  open.push(storage)
  return storage
}

async function sql(databaseUrl: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let rows: readonly unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** What a newer program's start does. */
const newer = (databaseUrl: string, name: string, ...changes: readonly string[]) =>
  sql(databaseUrl, ...changes, `insert into kysely_migration values ('${name}', now())`)

it('OPS-6 several processes that start at once on an empty Postgres run each migration once', async () => {
  const databaseUrl = await freshPostgres()
  await Promise.all(Array.from({ length: 5 }, () => opened(databaseUrl)))
  const [found] = await sql(
    databaseUrl,
    'select count(*)::int as ran, count(distinct name)::int as names from kysely_migration',
  )
  expect(found).toMatchObject({ ran: expect.any(Number) })
  const { ran, names } = found as { readonly ran: number; readonly names: number }
  expect(ran).toBe(names)
})

it('OPS-6 an older program works, and starts, beside a newer one whose migrations only add', async () => {
  const databaseUrl = await freshPostgres()
  const running = await opened(databaseUrl)
  await newer(
    databaseUrl,
    '998-boats-expands',
    'create table boats (id text primary key)',
    "alter table site_versions add column harbour text not null default 'Sydney'",
  )
  expect(await running.forSite({ slug: 'yard' }).raiseVersion()).toBe(1)
  const started = await opened(databaseUrl)
  expect(await started.forSite({ slug: 'yard' }).raiseVersion()).toBe(2)
  expect(await running.siteVersions()).toEqual(new Map([['yard', 2]]))
  expect(await sql(databaseUrl, 'select harbour from site_versions')).toEqual([{ harbour: 'Sydney' }])
})

it('OPS-6 an older program refuses a database whose newer migrations do more than add, whatever else they do', async () => {
  const databaseUrl = await freshPostgres()
  await opened(databaseUrl)
  await newer(databaseUrl, '998-boats-expands', 'create table boats (id text primary key)')
  await newer(databaseUrl, '999-no-versions')
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    /made by a newer version of Forecourt \(it has migration '999-no-versions', unknown here\)/,
  )
})

it('issue 32: a database of before the baseline is refused in a sentence, and stays as it is', async () => {
  const databaseUrl = await freshPostgres()
  await sql(
    databaseUrl,
    'create table kysely_migration (name text primary key, timestamp text not null)',
    "insert into kysely_migration values ('001-stock', now()), ('054-standard-hooks-expands', now())",
  )
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    /made by a version of Forecourt before 0\.2\.0, and no later one can read it: name another database/,
  )
  expect(await sql(databaseUrl, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
    { tablename: 'kysely_migration' },
  ])
})
