import type { FeedValue } from '#domain/feed/record.ts'
import type { BreaksOff } from './feed-ending.ts'
import { FeedFault } from './feed-fault.ts'
import { itemOf, type RawItem, RECORD_CHARACTERS, unreadable } from './feed-item.ts'
import { jsonRows } from './json-rows.ts'

/** Reads NDJSON: one row per line. */
export async function* ndjsonItems(text: AsyncIterable<string>): AsyncGenerator<RawItem> {
  let rest = ''
  let line = 1
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > RECORD_CHARACTERS)
      throw new FeedFault(`Line ${line + lines.length} is longer than any row: is the file NDJSON?`)
    for (const each of lines) {
      if (each.trim() !== '') yield jsonItem(line, each)
      line += 1
    }
  }
  if (rest.trim() !== '') yield jsonItem(line, rest)
}

/** Reads the elements of a JSON array one by one, each with its line; a bad row leaves the others as they are. */
export async function* jsonItems(
  text: AsyncIterable<string>,
  records: string | null,
  breaksOff: BreaksOff,
): AsyncGenerator<RawItem> {
  const rows = jsonRows(records)
  for await (const piece of text) {
    for (const { line, json } of rows.read(piece)) yield jsonItem(line, json)
    if (rows.state() === 'over') return
    if (rows.heldBytes() > RECORD_CHARACTERS)
      throw new FeedFault(
        `The row that begins on line ${rows.heldRow().line} never ends: a bracket or a quote is missing there.`,
      )
  }
  if (rows.state() === 'before')
    throw new FeedFault(
      records === null ? 'The file has no array of rows.' : `The file has no array called '${records}'.`,
    )
  const { line, json } = rows.heldRow()
  breaksOff(line, `The file ends inside its array; the row that begins on line ${line} is not whole.`)
  if (json.trim() !== '') yield unreadable(line, 'is not whole: the file ends inside it')
}

/** The cells of one object, nested ones as 'location.city'; null if it is nested too deep or has too many values. */
export function cellsOfObject(value: object): ReadonlyMap<string, FeedValue> | null {
  const cells: Cells = new Map()
  return flatten(value, '', cells, 0) === null ? cells : null
}

function jsonItem(line: number, json: string): RawItem {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    // Refuse this row and read on.
    return unreadable(line, error instanceof RangeError ? TOO_DEEP : 'is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unreadable(line, 'is not a JSON object')
  const cells: Cells = new Map()
  const fault = flatten(value, '', cells, 0)
  return fault === null ? itemOf({ line, cells }) : unreadable(line, fault)
}

type Cells = Map<string, FeedValue | FeedValue[]>

/** L8: limits beyond any real car, so that no row can exhaust stack or memory. */
const DEEPEST = 12
const MOST_CELLS = 5_000
const TOO_DEEP = `is nested more than ${DEEPEST} levels deep`
const TOO_MANY = `has more than ${MOST_CELLS.toLocaleString('en-AU')} values`

/**
 * Flattens an object into columns: `{location: {city}}` becomes 'location.city'; `[{url}, {url}]` under 'images'
 * becomes a list in 'images.url'. Returns the reason to refuse the row, or null.
 */
function flatten(value: object, prefix: string, cells: Cells, depth: number): string | null {
  if (depth >= DEEPEST) return TOO_DEEP
  for (const [name, inner] of Object.entries(value)) {
    const column = prefix + name
    let fault: string | null = null
    if (Array.isArray(inner)) fault = flattenList(inner, column, cells, depth + 1)
    else if (typeof inner === 'object' && inner !== null) fault = flatten(inner, `${column}.`, cells, depth + 1)
    else cells.set(column, inner)
    if (fault !== null) return fault
    if (cells.size > MOST_CELLS) return TOO_MANY
  }
  return null
}

function flattenList(list: readonly unknown[], column: string, cells: Cells, depth: number): string | null {
  if (depth >= DEEPEST) return TOO_DEEP
  if (list.length > MOST_CELLS) return TOO_MANY
  cells.set(column, list.filter(isPlain))
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue
    if (Array.isArray(item)) {
      const fault = deepest(item, depth + 1)
      if (fault !== null) return fault
      continue
    }
    const inner: Cells = new Map()
    const fault = flatten(item, `${column}.`, inner, depth + 1)
    if (fault !== null) return fault
    for (const [name, value] of inner) {
      const before = cells.get(name)
      if (isGrowing(before)) before.push(value)
      else cells.set(name, [value])
    }
  }
  return null
}

/** Nested lists hold no car data; check only their depth. */
function deepest(list: readonly unknown[], depth: number): string | null {
  let level: readonly unknown[] = list
  for (let at = depth; at < DEEPEST; at += 1) {
    level = level.flatMap((item) => (Array.isArray(item) ? item : []))
    if (level.length === 0) return null
    if (level.length > MOST_CELLS) return TOO_MANY
  }
  return TOO_DEEP
}

function isGrowing(value: FeedValue | FeedValue[] | undefined): value is FeedValue[] {
  return Array.isArray(value)
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
