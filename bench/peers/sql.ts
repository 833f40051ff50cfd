import type { Filter, SearchRequest } from '#search/engine.ts'
import { FACET_FIELDS } from './facet-fields.ts'
import { type Cars, groupsOf, type PeerAnswer, textsOf } from './peer.ts'
import type { WordExpression } from './word-expression.ts'

export const NUMBERS = ['price', 'km', 'year', 'seats', 'created_at']
const MANY: readonly string[] = ['categories', 'filtered_features']
export const SINGLE: readonly string[] = FACET_FIELDS.filter((field) => !MANY.includes(field))

/** A facet's column with its values as text. A number that is filtered by range also has a column of its own name. */
export const columnOf = (field: string) => `"facet ${field}"`
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A row of `cars`: row number, id, number fields, single values. */
export function rowOf(car: Cars[number], number: number): readonly (string | number | null)[] {
  const numbers = NUMBERS.map((field) => (typeof car.fields[field] === 'number' ? car.fields[field] : null))
  return [number, car.id, ...numbers, ...SINGLE.map((field) => textsOf(car, field)[0] ?? null)]
}

/** The rows of `car_values`: a car's row number, a field with several values, one of its values. */
export function valuesOf(car: Cars[number], number: number): readonly (readonly [number, string, string])[] {
  return MANY.flatMap((field) => textsOf(car, field).map((value) => [number, field, value] as const))
}

/** Differences between the databases. */
export interface Dialect {
  readonly integer: string
  /** Condition for the cars that have the words. */
  wordsCondition(expression: WordExpression): string
  /** Counts by facet and missed group out of `found`, as rows of (field, missed, value, count). */
  singleCounts(fields: readonly string[]): string
}

export function createTables({ integer }: Pick<Dialect, 'integer'>): readonly string[] {
  const numbers = NUMBERS.map((field) => `${field} ${integer}`)
  const single = SINGLE.map((field) => `${columnOf(field)} text`)
  return [
    `create table cars (number integer primary key, id text, ${[...numbers, ...single].join(', ')})`,
    'create table car_values (number integer, field text, value text, primary key (field, value, number))',
    'create index car_values_by_car on car_values (number)',
  ]
}

/**
 * One statement per query, with the engine's idea in SQL: a car that fails one group of filters counts for that group's
 * facet (`missed`), one that fails more counts nowhere.
 */
export function statement(request: SearchRequest, words: WordExpression | null, dialect: Dialect): string {
  const groups = [...groupsOf(request).values()].map((filters) => filters.map(condition).join(' and '))
  const fails = groups.map((group) => `case when ${group} then 0 else 1 end`)
  const weighed = groups.map((group, index) => `case when ${group} then 0 else ${index + 1} end`)
  const asked = request.facets.map(({ field }) => field)
  const order = request.sort.by === 'number' ? request.sort.field : 'created_at'
  const direction = request.sort.by === 'number' && request.sort.direction === 'ascending' ? 'asc' : 'desc'
  return `with found as materialized (
      select cars.*, ${weighed.join(' + ') || 0} as missed from cars
      where ${fails.join(' + ') || 0} <= 1 ${words ? `and ${dialect.wordsCondition(words)}` : ''}
    )
    ${dialect.singleCounts(asked.filter((field) => SINGLE.includes(field)))}
    union all select field, missed, value, count(*) from found join car_values using (number)
      where field in (${asked.map(quoted).join(', ')}) group by field, missed, value
    union all select ' total', 0, null, count(*) from found where missed = 0
    union all select ' hit', 0, id, 0 from (select id from found where missed = 0
      order by ${order} ${direction} nulls last, id limit ${request.limit} offset ${request.offset}) as page`
}

export type CountRow = readonly [field: string, missed: number, value: string | null, count: number]

/** Turns the statement's rows into an answer: a facet counts the hits and the cars excluded only by its own filter. */
export function answerOf(request: SearchRequest, rows: readonly CountRow[]): PeerAnswer {
  const groups = [...groupsOf(request).keys()]
  const facets = new Map(request.facets.map(({ field }) => [field, new Map<string, number>()]))
  const ids: string[] = []
  let total = 0
  for (const [field, missed, value, count] of rows) {
    if (field === ' total') total = count
    else if (field === ' hit') ids.push(value!)
    else if (value !== null && (missed === 0 || groups[missed - 1] === field)) {
      const counts = facets.get(field)!
      counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  return { ids, total, facets }
}

function condition(filter: Filter): string {
  if (filter.kind === 'range') {
    const { field, min, max } = filter
    return `coalesce(${field} between ${min ?? -1e15} and ${max ?? 1e15}, false)`
  }
  if (filter.kind !== 'in') throw new Error(`${filter.kind} is not measured here`)
  const values = `(${filter.values.map(quoted).join(', ')})`
  return MANY.includes(filter.field)
    ? `cars.number in (select number from car_values where field = ${quoted(filter.field)} and value in ${values})`
    : `coalesce(${columnOf(filter.field)} in ${values}, false)`
}
