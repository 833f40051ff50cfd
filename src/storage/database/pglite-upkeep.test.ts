import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepUpPGlite } from './pglite-upkeep.ts'
import { withPreparedStatements } from './prepared-statements.ts'

let pglite: PGlite
beforeAll(async () => {
  pglite = withPreparedStatements(await PGlite.create())
  await pglite.exec('create table leads (id int, site text); create index leads_by_site on leads (site)')
})
afterAll(() => pglite.close())

const OF_SITE = 'select id from leads where site = $1'

/** What the statement's stored plan expects of the table. */
async function planned(): Promise<string> {
  const text = 'select name from pg_prepared_statements where statement = $1'
  const [statement] = (await pglite.query<{ name: string }>(text, [OF_SITE])).rows
  const { rows } = await pglite.query(`explain execute ${statement?.name} ('yard')`)
  return JSON.stringify(rows)
}

async function deadRows(): Promise<number> {
  await pglite.query('select pg_stat_force_next_flush()')
  const { rows } = await pglite.query<{ dead: number }>('select n_dead_tup::int as dead from pg_stat_user_tables')
  return rows[0]?.dead ?? 0
}

it('H4-6 a statement that was planned for an empty table is planned anew for a full one, and dead rows leave', async () => {
  for (let each = 0; each < 10; each += 1) await pglite.query(OF_SITE, ['yard'])
  await pglite.query(`insert into leads select n, 'yard' from generate_series(1, 2000) n`)
  await pglite.query('update leads set id = -id where id < 1000')
  expect(await planned()).not.toContain('rows=2000')
  expect(await deadRows()).toBeGreaterThan(900)

  await keepUpPGlite(pglite)
  expect(await planned()).toContain('rows=2000')
  expect(await deadRows()).toBe(0)
})

it('leaves a table alone of which less than a tenth has changed', async () => {
  await pglite.query('update leads set id = -id where id between 1000 and 1148')
  await keepUpPGlite(pglite)
  expect(await deadRows()).toBe(149)
})
