import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import setUpServer from '#tests/setup/postgres.ts'
import type { Cars, Peer } from './peer.ts'
import {
  answerOf,
  type CountRow,
  columnOf,
  createTables,
  type Dialect,
  quoted,
  rowOf,
  statement,
  valuesOf,
} from './sql.ts'
import { WordExpressions, wordsOfCar, written } from './word-expression.ts'

/** A Postgres server on this machine, with a GIN index for words. */
export async function createPostgresPeer(cars: Cars): Promise<Peer> {
  let url = ''
  const stop = await setUpServer({
    provide: (_, value) => {
      url = String(value)
    },
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return peerOn(cars, {
    run: async (text) => (await client.query({ text, rowMode: 'array' })).rows,
    async close() {
      await client.end()
      await stop()
    },
  })
}

/** The same Postgres as WebAssembly in this process. */
export async function createPGlitePeer(cars: Cars): Promise<Peer> {
  const pglite = await PGlite.create()
  return peerOn(cars, {
    run: async (sql) => (await pglite.query<unknown[]>(sql, [], { rowMode: 'array' })).rows,
    close: () => pglite.close(),
  })
}

interface Database {
  run(sql: string): Promise<unknown[][]>
  close(): Promise<void>
}

const ROWS_A_STATEMENT = 1_000

async function peerOn(cars: Cars, database: Database): Promise<Peer> {
  const words = new WordExpressions(cars)
  // With the default, counting a large stock spills to disk.
  for (const sql of ["set work_mem = '256MB'", 'set jit = off', ...createTables(DIALECT)]) await database.run(sql)
  await database.run('alter table cars add column words tsvector')
  for (let start = 0; start < cars.length; start += ROWS_A_STATEMENT) {
    const some = cars.slice(start, start + ROWS_A_STATEMENT)
    const rows = some.map((car, index) => {
      const list = wordsOfCar(car).map(quoted).join(', ')
      return `(${rowOf(car, start + index)
        .map(literal)
        .join(', ')}, array_to_tsvector(array[${list}]))`
    })
    const values = some.flatMap((car, index) =>
      valuesOf(car, start + index).map((row) => `(${row.map(literal).join(', ')})`),
    )
    await database.run(`insert into cars values ${rows.join(', ')}`)
    if (values.length > 0)
      await database.run(`insert into car_values values ${values.join(', ')} on conflict do nothing`)
  }
  await database.run('create index cars_by_words on cars using gin (words)')
  await database.run('vacuum analyze')
  return {
    async answer(request) {
      const rows = await database.run(statement(request, words.of(request.text), DIALECT))
      const typed = rows.map(
        ([field, missed, value, count]): CountRow => [
          String(field),
          Number(missed),
          value === null ? null : String(value),
          Number(count),
        ],
      )
      return answerOf(request, typed)
    },
    close: () => database.close(),
  }
}

function literal(value: string | number | null): string {
  return value === null ? 'null' : typeof value === 'number' ? String(value) : quoted(value)
}

const DIALECT: Dialect = {
  integer: 'bigint',
  wordsCondition(expression) {
    const match = written(expression, {
      and: '&',
      or: '|',
      word: (word, prefix) => `'${word}'${prefix ? ':*' : ''}`,
    })
    return `words @@ ${quoted(match)}::tsquery`
  },
  // One pass for all facets: a row belongs to the grouping set of the one column whose bit is not set.
  singleCounts(fields) {
    const columns = fields.map(columnOf)
    const cases = (what: (field: string, index: number) => string) =>
      `case ${fields.map((field, index) => `when grouping(${columns[index]}) = 0 then ${what(field, index)}`).join(' ')} end`
    return `select ${cases((field) => quoted(field))} as field, missed, ${cases((_, index) => columns[index]!)} as value, count(*)
      from found group by grouping sets (${columns.map((column) => `(missed, ${column})`).join(', ')})`
  },
}
