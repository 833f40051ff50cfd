import { type NativeNames, namesOf } from '#domain/feed/column-names.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'
import { type Notation, type NotationTally, notationTally } from '#domain/feed/notation.ts'
import { csvItems, delimiterOf, missingColumns } from './csv-items.ts'
import { type FeedEnding, followEnding } from './feed-ending.ts'
import { type FeedFormat, formatOf } from './feed-format.ts'
import { type FeedItem, numbered, type RawItem } from './feed-item.ts'
import { examineFile, type FeedEncoding, feedText } from './feed-text.ts'
import { jsonItems, ndjsonItems } from './json-items.ts'
import { xmlItems } from './xml-items.ts'

export interface FeedOptions {
  readonly delimiter: string | null
  readonly encoding: FeedEncoding | null
  /** Name of the rows' array or element in JSON or XML. */
  readonly records: string | null
  /** Required columns. */
  readonly columns: readonly string[]
  /** K-2: what renames the columns of dealer systems (`namesOf`); null: they stay as they are in the file. */
  readonly native: { readonly mapping: FeedMapping; readonly hasOneDealership: boolean } | null
}

/** An open feed, read one row at a time. */
export interface OpenFeed {
  readonly format: FeedFormat
  readonly bytes: number
  bytesRead(): number
  /** Notices about the whole file; complete once all rows are read. */
  notices(): readonly string[]
  /** How the file ends; complete once all rows are read. */
  ending(): FeedEnding
  /** A6: how the columns are written; complete once all rows are read. */
  notation(): Notation
  readonly items: AsyncIterable<FeedItem>
}

/** Opens a dealer's file of any format. Throws FeedFault, here or while reading rows. */
export async function openFeed(file: string, options: FeedOptions): Promise<OpenFeed> {
  const examined = await examineFile(file, options.encoding)
  const format = formatOf(examined)
  const delimiter = format === 'csv' ? delimiterOf(examined.head, options.delimiter) : null
  const notices = [...examined.notices]
  if (delimiter !== null && delimiter !== ',' && options.delimiter === null)
    notices.push(`The cells are separated by ${delimiter === '\t' ? 'tabs' : `'${delimiter}'`}.`)
  let bytesRead = 0
  const ending = followEnding()
  const text = ending.ofText(
    feedText(examined, (bytes) => {
      bytesRead = bytes
    }),
  )
  const native = options.native && namesOf(options.native.mapping, options.native.hasOneDealership)
  const items =
    delimiter === null
      ? noticing(renamed(READERS[format](text, options.records, ending.breaksOff), native), options.columns, notices)
      : renamed(csvItems(text, delimiter, options.columns, native), native)
  const tally = notationTally()
  return {
    format,
    bytes: examined.bytes,
    bytesRead: () => bytesRead,
    notices: () => notices,
    ending: () => ending.found(format),
    notation: tally.found,
    items: tallied(numbered(ending.ofItems(items)), tally),
  }
}

const READERS = {
  csv: (text: AsyncIterable<string>) => csvItems(text, ',', []),
  ndjson: (text: AsyncIterable<string>) => ndjsonItems(text),
  json: jsonItems,
  xml: xmlItems,
} as const

async function* tallied(items: AsyncIterable<FeedItem>, tally: NotationTally): AsyncGenerator<FeedItem> {
  for await (const item of items) {
    if (item.ok) tally.note(item.record)
    yield item
  }
}

async function* renamed(items: AsyncIterable<RawItem>, native: NativeNames | null): AsyncGenerator<RawItem> {
  for await (const item of items) {
    if (native === null || item.record === null) yield item
    else yield { ...item, record: { ...item.record, cells: native.cells(item.record.cells) } }
  }
}

/** JSON and XML have no header row, so missing columns are known only at the end. */
async function* noticing(
  items: AsyncIterable<RawItem>,
  columns: readonly string[],
  notices: string[],
): AsyncGenerator<RawItem> {
  const seen = new Set<string>()
  for await (const item of items) {
    if (item.ok) for (const column of item.record.cells.keys()) seen.add(column)
    yield item
  }
  const missing = missingColumns([...seen], columns)
  if (missing.length > 0) notices.push(`No row has ${missing.join(', ')}.`)
}
