import type { FeedValue } from '#domain/feed/record.ts'
import type { BreaksOff } from './feed-ending.ts'
import { FeedFault } from './feed-fault.ts'
import { itemOf, type RawItem, RECORD_CHARACTERS, unreadable } from './feed-item.ts'

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

/**
 * Reads the elements of a JSON array by counting brackets. This gives each row its line number, keeps a bad row from
 * affecting others, and never loads the whole file. The array is the file itself, the first array in an object, or the
 * one named `records`.
 */
export async function* jsonItems(
  text: AsyncIterable<string>,
  records: string | null,
  breaksOff: BreaksOff,
): AsyncGenerator<RawItem> {
  let line = 1
  let depth = 0
  let quoted = false
  let escaped = false
  /** Bracket depth of the array; 0 before it starts. */
  let inside = 0
  let over = false
  let element = ''
  let elementLine = 0
  let key = ''
  let lastWord = ''

  for await (const piece of text) {
    let from = 0
    for (let at = 0; at < piece.length && !over; at += 1) {
      const character = piece.charCodeAt(at)
      if (character === LINE_END) line += 1
      if (quoted) {
        if (escaped) escaped = false
        else if (character === BACKSLASH) escaped = true
        else if (character === QUOTE) quoted = false
        else if (inside === 0) lastWord += piece[at]
        continue
      }
      if (character === QUOTE) {
        quoted = true
        lastWord = ''
      } else if (character === COLON && inside === 0) {
        key = lastWord
      } else if (character === OPEN_ARRAY || character === OPEN_OBJECT) {
        depth += 1
        const begins = inside === 0 && character === OPEN_ARRAY && (depth === 1 || records === null || key === records)
        if (begins) {
          inside = depth
          from = at + 1
        }
      } else if (character === CLOSE_ARRAY || character === CLOSE_OBJECT) {
        if (inside > 0 && depth === inside) {
          over = true
          element += piece.slice(from, at)
          if (element.trim() !== '') yield jsonItem(elementLine || line, element)
          element = ''
        }
        depth -= 1
      } else if (character === COMMA && inside > 0 && depth === inside) {
        yield jsonItem(elementLine || line, element + piece.slice(from, at))
        element = ''
        elementLine = 0
        from = at + 1
        continue
      }
      if (inside > 0 && elementLine === 0 && at >= from && character > SPACE) elementLine = line
    }
    if (inside > 0 && !over) element += piece.slice(from)
    if (element.length > RECORD_CHARACTERS)
      throw new FeedFault(
        `The row that begins on line ${elementLine} never ends: a bracket or a quote is missing there.`,
      )
    if (over) return
  }
  if (inside === 0)
    throw new FeedFault(
      records === null ? 'The file has no array of rows.' : `The file has no array called '${records}'.`,
    )
  breaksOff(
    elementLine || line,
    `The file ends inside its array; the row that begins on line ${elementLine || line} is not whole.`,
  )
  if (element.trim() !== '') yield unreadable(elementLine || line, 'is not whole: the file ends inside it')
}

const [QUOTE, BACKSLASH, COMMA, COLON, LINE_END, SPACE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a, 0x20]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

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
