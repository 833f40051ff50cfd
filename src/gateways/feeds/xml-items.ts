import { SaxesParser } from 'saxes'
import type { FeedValue } from '#domain/feed/record.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import type { BreaksOff } from './feed-ending.ts'
import { FeedFault } from './feed-fault.ts'
import { itemOf, type RawItem, RECORD_CHARACTERS, unreadable } from './feed-item.ts'

/**
 * Reads the rows of an XML file: elements named `records`, else elements with a common row name, else the root's
 * children. Nested elements become columns such as 'location.city', repeated ones lists, attributes 'price@currency'.
 */
export async function* xmlItems(
  text: AsyncIterable<string>,
  records: string | null,
  breaksOff: BreaksOff,
): AsyncGenerator<RawItem> {
  const ready: RawItem[] = []
  const parser = new SaxesParser({ position: true })
  const path: string[] = []
  let row: OpenRow | null = null
  let content = ''

  let ended = false
  parser.on('error', (error) => {
    // An error only at the end means a truncated file; the rows so far are good.
    if (ended) return breaksOff(row?.line ?? parser.line, `The file is not well-formed XML: ${whatIsWrong(error)}.`)
    throw new FeedFault(`The file is not well-formed XML: ${whatIsWrong(error)}.`, { cause: error })
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    content = ''
    if (row === null && isRow(name, path.length, records))
      row = { depth: path.length, line: parser.line, cells: new Map(), size: 0 }
    if (row === null) return
    for (const [attribute, value] of Object.entries(attributes))
      add(row, `${columnOf(row, path)}@${attribute}`, String(value))
  })
  const addText = (more: string) => {
    content += more
    if (row !== null) row.size += more.length
    if (content.length > RECORD_CHARACTERS || (row?.size ?? 0) > RECORD_CHARACTERS) {
      throw new FeedFault(
        `The row that begins on line ${row?.line ?? parser.line} is larger than any row: which element is one? Name it as 'records' in the mapping.`,
      )
    }
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (row !== null && path.length === row.depth) {
      ready.push(itemOf({ line: row.line, cells: row.cells }))
      row = null
    } else if (row !== null && content.trim() !== '') {
      add(row, columnOf(row, path), content.trim())
    }
    content = ''
    path.pop()
  })

  for await (const piece of text) {
    parser.write(piece)
    yield* ready.splice(0)
  }
  ended = true
  parser.close()
  yield* ready
  const open: OpenRow | null = row
  if (open !== null) yield brokenOff(open)
}

/** Turns '3:12: unclosed tag: price.' into 'unclosed tag: price, at line 3, column 12'. */
function whatIsWrong({ message }: Error): string {
  const [, line, column, reason] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
  return reason === undefined ? message : `${withoutEnd(reason, '.')}, at line ${line}, column ${column}`
}

/** The cells read so far may still identify the car. */
function brokenOff({ line, cells }: OpenRow): RawItem {
  return unreadable(line, 'is not whole: the file ends inside it', null, cells)
}

interface OpenRow {
  readonly depth: number
  readonly line: number
  readonly cells: Map<string, FeedValue>
  size: number
}

const ROW_NAMES = new Set([
  'vehicle',
  'car',
  'listing',
  'item',
  'stockitem',
  'unit',
  'advert',
  'ad',
  'caravan',
  'record',
  'row',
])

function isRow(name: string, depth: number, records: string | null): boolean {
  if (records !== null) return name === records
  return depth > 1 && (ROW_NAMES.has(name.toLowerCase()) || (depth === 2 && !/s$/i.test(name)))
}

function columnOf(row: OpenRow, path: readonly string[]): string {
  return path.slice(row.depth).join('.')
}

function add(row: OpenRow, column: string, value: string): void {
  const before = row.cells.get(column)
  row.cells.set(column, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
}
