import { DatabaseSync } from 'node:sqlite'
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

/** SQLite in memory with FTS5; our own vocabulary resolves misspellings. */
export function createSqlitePeer(cars: Cars): Peer {
  const database = new DatabaseSync(':memory:')
  const words = new WordExpressions(cars)
  for (const sql of createTables(DIALECT)) database.exec(sql)
  database.exec(`create virtual table words using fts5(text, content='', tokenize="unicode61 remove_diacritics 0")`)
  const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ')
  const insertCar = database.prepare(`insert into cars values (${marks(rowOf(cars[0]!, 0).length)})`)
  const insertValue = database.prepare('insert or ignore into car_values values (?, ?, ?)')
  const insertWords = database.prepare('insert into words (rowid, text) values (?, ?)')
  database.exec('begin')
  for (const [number, car] of cars.entries()) {
    insertCar.run(...rowOf(car, number))
    for (const value of valuesOf(car, number)) insertValue.run(...value)
    insertWords.run(number, wordsOfCar(car).join(' '))
  }
  database.exec('commit')
  database.exec('analyze')
  return {
    async answer(request) {
      const rows = database.prepare(statement(request, words.of(request.text), DIALECT))
      rows.setReturnArrays(true)
      return answerOf(request, rows.all() as unknown as CountRow[])
    },
    close: async () => database.close(),
  }
}

const DIALECT: Dialect = {
  integer: 'integer',
  wordsCondition(expression) {
    const match = written(expression, {
      and: 'AND',
      or: 'OR',
      word: (word, prefix) => `"${word}"${prefix ? '*' : ''}`,
    })
    return `cars.number in (select rowid from words where words match ${quoted(match)})`
  },
  singleCounts: (fields) =>
    fields
      .map(
        (field) =>
          `select ${quoted(field)} as field, missed, ${columnOf(field)} as value, count(*) from found group by 2, 3`,
      )
      .join(' union all '),
}
