import { type FeedCar, mapRow } from '#domain/feed/car.ts'
import { namedColumns, namesOf } from '#domain/feed/column-names.ts'
import { type FeedQuestions, NO_QUESTIONS, questionTally } from '#domain/feed/feed-questions.ts'
import type { FeedState } from '#domain/feed/feed-state.ts'
import { FEED_FIELDS, isRead } from '#domain/feed/fields.ts'
import { type FeedMapping, matchesByName } from '#domain/feed/mapping.ts'
import { isSameColumn, nativeName } from '#domain/feed/native-shapes.ts'
import { notationTally } from '#domain/feed/notation.ts'
import { type FeedRecord, type FeedValue, shortly } from '#domain/feed/record.ts'
import { isFeedFault } from '#gateways/feeds/feed-fault.ts'
import type { FeedReader } from '#gateways/feeds/feed-reader.ts'
import { isReadingError } from '#gateways/reading/reading-error.ts'
import type { Site } from '#site/site.ts'
import { idDeriver } from '../stock/feed-ids.ts'
import { feedOptions, hasOneDealership, REQUIRED } from '../stock/feed-options.ts'
import { type RemarkCount, remarkTally } from '../stock/remark-tally.ts'

/** INTAKE-6: what a mapping makes of the first rows of a file. */
export interface TriedFile {
  /** As the file has them. */
  readonly columns: readonly string[]
  /** The column that matches a field by its name, by field; '' where it comes from several. */
  readonly matched: Readonly<Record<string, string>>
  /** Fields without which nothing is a car, and that no column gives. */
  readonly lacking: readonly string[]
  /** Columns that the mapping reads and the file has not. */
  readonly absent: readonly string[]
  readonly unused: readonly string[]
  /** The first rows as they are in the file. */
  readonly first: readonly TriedRow[]
  readonly read: number
  readonly usable: number
  readonly cars: readonly TriedCar[]
  readonly remarks: readonly RemarkCount[]
  /** How many of the cars are in each state; null: in one that is not known. */
  readonly states: ReadonlyMap<FeedState | null, number>
  /** A8, SITE-6: what these rows leave open without the answers that the mapping has. */
  readonly questions: FeedQuestions
  /** Whether these rows are the whole file. */
  readonly isWhole: boolean
  /** Why the file cannot be read. */
  readonly fault: string | null
}

export interface TriedRow {
  readonly line: number
  /** By column, shortened. */
  readonly cells: Readonly<Record<string, string>>
}

export interface TriedCar {
  readonly line: number
  readonly title: string
  readonly stocknum: string | null
  readonly price: number | null
  readonly km: number | null
  readonly place: string | null
  readonly pictures: number
  /** Null: the file's phrase for it is not known. */
  readonly state: FeedState | null
}

/** As many as show a pattern, and few enough to answer while a person types. */
const ROWS_TRIED = 200
const CARS_SHOWN = 8
const ROWS_SHOWN = 4

export const NOTHING_TRIED: TriedFile = {
  columns: [],
  matched: {},
  lacking: [],
  absent: [],
  unused: [],
  first: [],
  read: 0,
  usable: 0,
  cars: [],
  remarks: [],
  states: new Map(),
  questions: NO_QUESTIONS,
  isWhole: false,
  fault: null,
}

/** INTAKE-6: reads the first rows of a file with a mapping; nothing is changed. */
export async function tryFile(
  reader: FeedReader,
  path: string,
  { mapping, site, now }: { readonly mapping: FeedMapping; readonly site: Site; readonly now: Date },
): Promise<TriedFile> {
  try {
    const records = await firstRecords(reader, path, mapping, site)
    return { ...mapped(records, mapping, site, now), fault: null }
  } catch (error) {
    if (isReadingError(error)) return { ...NOTHING_TRIED, fault: `The file was not read: ${error.message}.` }
    if (isFeedFault(error)) return { ...NOTHING_TRIED, fault: error.message.replace(/\/\S*\//, '') }
    throw error
  }
}

async function firstRecords(reader: FeedReader, path: string, mapping: FeedMapping, site: Site) {
  const options = { ...feedOptions(mapping, site), columns: [], native: null }
  const records: FeedRecord[] = []
  const feed = await reader.open(path, options, ROWS_TRIED)
  try {
    for await (const item of feed.items) if (item.ok) records.push(item.record)
  } finally {
    await feed.close()
  }
  return records
}

function mapped(records: readonly FeedRecord[], mapping: FeedMapping, site: Site, now: Date) {
  const columns = [...new Set(records.flatMap(({ cells }) => [...cells.keys()]))]
  const names = namesOf(mapping, hasOneDealership(site))
  const tally = remarkTally()
  const renamed = records.map((record) => ({ ...record, cells: names.cells(record.cells) }))
  const notation = notationTally()
  for (const record of renamed) notation.note(record)
  const rules = {
    mapping,
    site,
    lastYear: now.getUTCFullYear() + 1,
    deriveId: idDeriver(),
    notation: notation.found(),
    ...(site.intake && { limits: site.intake }),
  }
  const rows = renamed.map((record) => ({ record, mapped: mapRow(record, rules) }))
  for (const row of rows) for (const remark of row.mapped.remarks) tally.add(remark)
  const questions = questionTally(site.region)
  const { units: _, statusWords: __, ...unanswered } = mapping
  for (const record of renamed) {
    const open = mapRow(record, { ...rules, mapping: unanswered, deriveId: (text) => text })
    if (open.ok) questions.note(open)
  }
  const cars = rows.flatMap(({ record, mapped: { ok, ...rest } }): readonly TriedCar[] => {
    if (!ok || !('row' in rest)) return []
    const { car } = rest.row
    return [
      {
        line: record.line,
        title: [car.year, car.make, car.model, car.badge].filter((part) => part !== null).join(' '),
        stocknum: rest.row.keys.stocknum,
        price: car.price,
        km: car.km,
        place: car.location.name,
        pictures: car.images.length,
        state: rest.unknownStatus === null ? stateOf(car) : null,
      },
    ]
  })
  return {
    columns,
    ...matchesOf(records, columns, mapping, site),
    first: records.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries([...cells].map(([column, value]) => [column, shortText(value)])),
    })),
    read: records.length,
    usable: cars.length,
    cars: cars.slice(0, CARS_SHOWN),
    remarks: tally.counts(),
    states: countsOf(cars.map(({ state }) => state)),
    questions: questions.found(),
    isWhole: records.length < ROWS_TRIED,
  }
}

function countsOf<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function stateOf({ status, reserved, show_on_dealer_website: isShown }: FeedCar): FeedState {
  if (status === 'sold' || status === 'coming_soon') return status
  if (!isShown) return 'hidden'
  return reserved ? 'reserved' : 'in_stock'
}

/** What matches by the names of columns, and what the mapping reads and the file lacks. */
function matchesOf(
  records: readonly FeedRecord[],
  columns: readonly string[],
  mapping: FeedMapping,
  site: Site,
): Pick<TriedFile, 'matched' | 'lacking' | 'absent' | 'unused'> {
  const named = namedColumns(mapping)
  const { header, cells } = namesOf({ feed: mapping.feed }, hasOneDealership(site))
  const renamed = header(columns)
  const cellNames = new Set(records.flatMap((record) => [...cells(record.cells).keys()]))
  const matched = Object.fromEntries(
    [...new Set([...renamed, ...cellNames])]
      .filter((name) => Object.hasOwn(FEED_FIELDS, name))
      .map((name) => [name, columnOf(name, columns, renamed)]),
  )
  const isMatched = matchesByName(mapping)
  const isUsed = (column: string) =>
    named.some((name) => isSameColumn(name, column)) || (isMatched && isRead(nativeName(column)))
  return {
    matched: isMatched ? matched : {},
    lacking: REQUIRED.filter((field) => mapping.fields?.[field] === undefined && !(isMatched && field in matched)),
    absent: named.filter((name) => !columns.some((column) => column === name || isSameColumn(column, name))),
    unused: columns.filter((column) => !isUsed(column)),
  }
}

function columnOf(field: string, columns: readonly string[], renamed: readonly string[]): string {
  return columns[renamed.indexOf(field)] ?? columns.find((column) => nativeName(column) === field) ?? ''
}

function shortText(value: FeedValue): string {
  return shortly(value) ?? ''
}
