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
  /** Where the rows are in JSON or XML. */
  readonly records: string | null
  /** Columns that must be there. */
  readonly columns: readonly string[]
}

/** A feed ready to be read, a row at a time; nothing of it is kept. */
export interface OpenFeed {
  readonly format: FeedFormat
  readonly bytes: number
  bytesRead(): number
  /** Sentences about the file as a whole; complete once all rows have been read. */
  notices(): readonly string[]
  /** How the file ends; complete once all rows have been read. */
  ending(): FeedEnding
  readonly items: AsyncIterable<FeedItem>
}

/** Opens a dealer's file, whatever its format. Throws FeedFault, here or while the rows are read. */
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
  const items =
    delimiter === null
      ? noticing(READERS[format](text, options.records, ending.breaksOff), options.columns, notices)
      : csvItems(text, delimiter, options.columns)
  return {
    format,
    bytes: examined.bytes,
    bytesRead: () => bytesRead,
    notices: () => notices,
    ending: () => ending.found(format),
    items: numbered(ending.ofItems(items)),
  }
}

const READERS = {
  csv: (text: AsyncIterable<string>) => csvItems(text, ',', []),
  ndjson: (text: AsyncIterable<string>) => ndjsonItems(text),
  json: jsonItems,
  xml: xmlItems,
} as const

/** JSON and XML have no first line that names the columns, so a column that no row has is found out only at the end. */
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
