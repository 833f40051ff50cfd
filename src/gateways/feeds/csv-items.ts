import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { FeedRecord } from '#domain/feed/record.ts'
import { didYouMean } from '#site/nearest.ts'
import { FeedFault } from './feed-fault.ts'
import { itemOf, type RawItem, RECORD_CHARACTERS, unreadable } from './feed-item.ts'

/** Detects the delimiter from the first line. Throws FeedFault if it contradicts the mapping. */
export function delimiterOf(head: string, wanted: string | null): string {
  const said = EXCELS_LINE.exec(head)?.[1]
  if (said !== undefined && (wanted === null || wanted === said)) return said
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: countOutsideQuotes(head, delimiter) }))
  const likely = counts.toSorted((a, b) => b.count - a.count)[0]
  if (wanted === null) return likely && likely.count > 0 ? likely.delimiter : ','
  if (countOutsideQuotes(head, wanted) === 0 && likely && likely.count > 1) {
    throw new FeedFault(
      `The first line is separated by ${named(likely.delimiter)}, not by ${named(wanted)} as the mapping says: change 'delimiter' there or leave it out.`,
    )
  }
  return wanted
}

/** Reads CSV rows under the column names of the first line. Throws FeedFault if a needed column is missing. */
export async function* csvItems(
  text: AsyncIterable<string>,
  delimiter: string,
  needed: readonly string[],
  native: CsvNames | null = null,
): AsyncGenerator<RawItem> {
  const skipped: RawItem[] = []
  /** Line at which the last complete row ended; the parser runs ahead of its readers. */
  let endedAt = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: RECORD_CHARACTERS,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // K-12: Excel leaves a tail of rows that have separators alone.
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_record: (record, { lines }) => {
      endedAt = lines
      return record
    },
    on_skip: (error) => void (error && skipped.push(whySkipped(error, endedAt + 1))),
  })
  const rows: AsyncIterable<{ record: string[]; info: { lines: number } }> = Readable.from(text)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser)
  let header: readonly string[] | null = null
  for await (const { record, info } of rows) {
    yield* skipped.splice(0)
    if (header === null) {
      if (record[0]?.startsWith('sep=') && record.length <= 2) continue
      checkFirstLine(record, needed)
      const columns = record.map((name) => name.trim())
      header = native?.header(columns) ?? columns
      checkColumns(header, needed, native)
      continue
    }
    const line = info.lines - record.reduce((ends, cell) => ends + countLineEnds(cell), 0)
    yield rowItem(line, header, record)
  }
  yield* skipped
}

/** See `NativeNames`. */
interface CsvNames {
  readonly header: (columns: readonly string[]) => readonly string[]
  readonly cells: (cells: FeedRecord['cells']) => FeedRecord['cells']
}

/** Needed columns that the file lacks, each with the likely intended name. */
export function missingColumns(present: readonly string[], needed: readonly string[]): readonly string[] {
  return needed
    .filter((column) => !present.includes(column))
    .map((column) => {
      const meant = present.find((name) => name.toLowerCase() === column.toLowerCase())
      const hint = meant ? `did you mean "${meant}"?` : didYouMean(column, present)
      return `'${column}'${hint === null ? '' : ` (${hint})`}`
    })
}

/** K-12: the first line of a CSV that Excel opens in any country: 'sep=;'. */
const EXCELS_LINE = /^sep=(.)\r?\n/
const DELIMITERS = [',', ';', '\t', '|'] as const

function named(delimiter: string): string {
  return delimiter === '\t' ? 'tabs' : `'${delimiter}'`
}

function countOutsideQuotes(head: string, delimiter: string): number {
  let quoted = false
  let count = 0
  for (const character of head) {
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n') break
    else if (character === delimiter) count += 1
  }
  return count
}

/** P-15: other separators, and files that begin with a car instead of the columns' names. */
function checkFirstLine(cells: readonly string[], needed: readonly string[]): void {
  const only = cells.length === 1 ? (cells[0] ?? '') : ''
  const odd = /[\^~#*&]|::/.exec(only)?.[0]
  if (odd !== undefined && only.split(odd).length > 2)
    throw new FeedFault(
      `The first line is separated by '${odd}': separate the cells by commas, semicolons, tabs or bars (|).`,
    )
  const values = cells.map((cell) => cell.trim()).filter((cell) => VALUE.test(cell) && !needed.includes(cell))
  if (values.length > 1)
    throw new FeedFault(
      `The first line has no names of columns but values, such as ${values
        .slice(0, 2)
        .map((value) => `'${value}'`)
        .join(' and ')}: put a line with the columns' names first, such as stocknum,make,model,year,price.`,
    )
}

/** A year, a price, a VIN, an address: no column is called so. */
const VALUE = /^(\$?\d{3,}(\.\d+)?|(?=.*\d)[A-HJ-NPR-Z0-9]{17}|https?:\/\/.+)$/i

function checkColumns(header: readonly string[], needed: readonly string[], native: CsvNames | null): void {
  // A column that the mapping keeps may match a field by its name as well.
  const matched = native?.cells(new Map(header.map((name) => [name, 'x']))).keys() ?? []
  const present = new Set([...header, ...matched])
  const lacking = needed.filter((column) => !present.has(column))
  const missing = missingColumns(header, lacking)
  if (missing.length === 0) return
  const columns = missing.length === 1 ? 'The column' : 'The columns'
  throw new FeedFault(
    `${columns} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not in the file, which has ${header.join(', ')}: see docs/feeds.md for a mapping.`,
    { missing: lacking },
  )
}

/** Refuses a row with too few or too many cells: its values may be in the wrong columns. */
function rowItem(line: number, header: readonly string[], record: readonly string[]): RawItem {
  const extra = record.slice(header.length)
  const cells = new Map(header.map((name, place) => [name, record[place] ?? '']))
  if (record.length < header.length || extra.some((cell) => cell.trim() !== '')) {
    return unreadable(
      line,
      record.length < header.length ? 'has fewer cells than the first line' : 'has more cells than the first line',
      null,
      cells,
    )
  }
  return itemOf({ line, cells })
}

/** A bad row is refused alone, but an unclosed quote swallows the following rows, so it fails the file. */
function whySkipped(error: CsvError, begunAt: number): RawItem {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    throw new FeedFault(
      `A quote that opens in the row of line ${begunAt} is never closed, so the rows after it can't be told apart.`,
      { cause: error },
    )
  }
  return unreadable(Number(error.lines ?? begunAt), 'has a quote in the wrong place')
}

function countLineEnds(cell: string): number {
  let count = 0
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1
  return count
}
