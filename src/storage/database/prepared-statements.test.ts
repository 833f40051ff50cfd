import type { PGlite } from '@electric-sql/pglite'
import { PGlite as Database } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPreparedStatements } from './prepared-statements.ts'

let plain: PGlite
let prepared: PGlite
beforeAll(async () => {
  plain = await Database.create()
  prepared = withPreparedStatements(plain)
  await plain.exec('create table cars (id text primary key, price int, seen timestamptz, photo bytea, facts jsonb)')
})
afterAll(() => plain.close())

const KEPT = 'select count(*)::int as count from pg_prepared_statements'
const VALUES = [Buffer.from('photo'), new Date(0), ['a', 'b"c'], { doors: 4 }, null, 12.5, true]
const TYPED = `select $1::bytea as photo, $2::timestamptz as seen, $3::text[] as tags, $4::jsonb as facts, $5::text as none,
  $6::numeric as price, $7::bool as is_sold, 1::int8 as large, array[1, 2] as doors`

it('answers as the database without it: values of every kind, rows that were written, none', async () => {
  for (const [text, values] of [
    [TYPED, VALUES],
    ['insert into cars (id, price) values ($1, $2), ($3, $2)', ['a', 20_000, 'b']],
    ['update cars set price = price + $1 returning id', [1]],
    ['select id from cars where price > $1', [90_000]],
    ['delete from cars where id = $1', ['a']],
    ['delete from cars', []],
  ] as const) {
    // What the first of the two wrote is taken back, so that both find the same.
    const withIt = await rolledBack((query) => query(text, [...values]), prepared)
    expect(withIt, text).toEqual(await plain.query(text, [...values]))
  }
})

it('parses a statement once, and forgets the one that was not used for longest when there are many', async () => {
  const { rows } = await prepared.query<{ count: number }>(KEPT)
  for (let round = 0; round < 2; round += 1) await prepared.query('select 1 as once')
  expect((await prepared.query(KEPT)).rows).toEqual([{ count: (rows[0]?.count ?? 0) + 1 }])
  for (let each = 0; each < 450; each += 1) await prepared.query(`select ${each} as number`)
  expect((await prepared.query(KEPT)).rows).toEqual([{ count: 400 }])
  expect((await prepared.query('select 1 as once')).rows).toEqual([{ once: 1 }])
})

it('an error is the database’s own, and leaves the connection and the statement as they were', async () => {
  const add = (id: string) => prepared.query('insert into cars (id) values ($1)', [id])
  await add('twice')
  await expect(add('twice')).rejects.toMatchObject({ code: '23505', constraint: 'cars_pkey' })
  await expect(prepared.query('select no_such_column')).rejects.toMatchObject({ code: '42703' })
  await add('after')
  expect((await prepared.query('select id from cars order by id')).rows).toEqual([{ id: 'after' }, { id: 'twice' }])
})

it('a query beside an open transaction waits for its end', async () => {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const text = 'select count(*)::int as count from cars'
  await prepared.query(text)
  const within = prepared.transaction(async (transaction) => {
    await transaction.query('delete from cars')
    begun.resolve()
    await done.promise
    await transaction.rollback()
  })
  await begun.promise
  const beside = prepared.query(text)
  done.resolve()
  await within
  expect((await beside).rows).toEqual([{ count: 2 }])
})

/** The answer of a query in a transaction that is rolled back. */
async function rolledBack<Answer>(ask: (query: PGlite['query']) => Promise<Answer>, database: PGlite): Promise<Answer> {
  let answer: Answer | undefined
  await database.transaction(async (transaction) => {
    answer = await ask(transaction.query)
    await transaction.rollback()
  })
  return answer as Answer
}
