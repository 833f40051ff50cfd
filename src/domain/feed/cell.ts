import type { NumberField } from '../car/field.ts'
import { isAbsent, yesOrNo } from '../car/words.ts'
import { cleanLine, cleanParagraphs } from '../form/clean-text.ts'
import type { FieldSpec } from './mapping.ts'
import type { FeedRecord, FeedValue } from './record.ts'

/** The value that a spec finds in a row; null if it is absent. `title`: the words that `withoutTitle` removes. */
export function cellOf(spec: FieldSpec, record: FeedRecord, title: readonly string[]): FeedValue {
  if (typeof spec === 'string') return present(record.cells.get(spec))
  if ('value' in spec) return spec.value === '' ? null : spec.value
  if ('firstOf' in spec) {
    for (const each of spec.firstOf) {
      const found = cellOf(each, record, title)
      if (found !== null) return found
    }
    return null
  }
  const cell = present(record.cells.get(spec.column))
  if (cell === null || isList(cell)) return cell
  let text = String(cell)
  if (spec.split) text = text.split(spec.split.by).at(spec.split.take)?.trim() ?? ''
  if (spec.pick) {
    const match = new RegExp(spec.pick, 'i').exec(text)
    text = match?.[1] ?? match?.[0] ?? ''
  }
  if (spec.withoutTitle) text = withoutTitle(text, title)
  if (spec.words) text = inWords(text, spec.words)
  if (isAbsent(text)) return null
  return spec.list ? text.split(spec.list) : text
}

/** A parsed cell. `fault` says what the cell is not, or is null. */
export type ReadCell<Value> = { readonly value: Value | null; readonly fault: string | null }

export function readText(cell: FeedValue): string | null {
  const text = cleanLine(isList(cell) ? cell.join(', ') : String(cell ?? ''))
  return isAbsent(text) ? null : text
}

/** Text of several lines. Line breaks become pipes (CAR-2). */
export function readParagraphs(cell: FeedValue): string | null {
  const paragraphs = isList(cell) ? cell.map(String) : [String(cell ?? '')]
  const text = paragraphs.map((paragraph) => cleanParagraphs(paragraph).replaceAll('\n', '|')).join('|')
  return isAbsent(text) ? null : withoutEmptyParagraphs(text)
}

function withoutEmptyParagraphs(text: string): string {
  return text
    .split('|')
    .map((paragraph) => paragraph.trim())
    .join('|')
    .replace(/\|+/g, '|')
}

/** Parses numbers such as '$28,990*', '6.2 L / 100 km' and '4 Doors'; '2018/02' is a fault. */
export function readNumber(cell: FeedValue, field: NumberField): ReadCell<number> {
  const text = readText(cell)
  if (text === null) return { value: null, fault: null }
  const digits = NUMBER.exec(text)?.[1]?.replace(/[ ,]/g, '')
  if (digits === undefined) return { value: null, fault: `is not ${field.unit}` }
  const value = field.whole ? Math.round(Number(digits)) : Number(digits)
  if (value < field.min || value > field.max) {
    return { value: null, fault: `is not ${field.unit} between ${field.min} and ${field.max.toLocaleString('en-AU')}` }
  }
  return { value, fault: null }
}

export function readList(cell: FeedValue, by: RegExp): readonly string[] {
  const parts = isList(cell) ? cell.map((item) => String(item ?? '')) : String(cell ?? '').split(by)
  return parts.map(cleanLine).filter((part) => !isAbsent(part))
}

export function readYesNo(cell: FeedValue): ReadCell<boolean> {
  const text = readText(cell)
  const value = text === null ? null : yesOrNo(text)
  return { value, fault: text !== null && value === null ? 'is neither yes nor no' : null }
}

/** Parses ISO 8601, or day first as in Australia (31/12/2025). Returns ISO 8601 in UTC. */
export function readInstant(cell: FeedValue): ReadCell<string> {
  const text = readText(cell)
  if (text === null) return { value: null, fault: null }
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const iso = dayFirst ? `${dayFirst[3]}-${dayFirst[2]?.padStart(2, '0')}-${dayFirst[1]?.padStart(2, '0')}` : text
  const instant = /^\d{4}-\d{2}-\d{2}/.test(iso) ? new Date(iso) : new Date(Number.NaN)
  const good = !Number.isNaN(instant.getTime())
  return {
    value: good ? instant.toISOString() : null,
    fault: good ? null : 'is not a date such as 2025-12-31 or 31/12/2025',
  }
}

const NUMBER = /^[^\d-]{0,12}(-?(?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d+)?)(?![\d.])(?!\s*[/-]\s*\d).{0,24}$/

function present(cell: FeedValue | undefined): FeedValue {
  if (cell === undefined || cell === null) return null
  return typeof cell === 'string' && isAbsent(cell) ? null : cell
}

function isList(cell: FeedValue): cell is readonly FeedValue[] {
  return Array.isArray(cell)
}

/**
 * Removes words from the front of a title, whole words only: 'Land Rover' is removed from 'Land Rover Discovery',
 * 'Rover' stays in 'Roverlander'.
 */
export function withoutTitle(text: string, title: readonly string[]): string {
  let rest = text.trim()
  for (const words of title) {
    if (!rest.toLowerCase().startsWith(words.toLowerCase())) continue
    const after = rest.slice(words.length)
    if (after === '' || /^[\s,]/.test(after)) rest = after.replace(/^[\s,]+/, '')
  }
  return rest
}

function inWords(text: string, words: Readonly<Record<string, string | null>>): string {
  const wanted = text.trim().toLowerCase()
  const found = Object.entries(words).find(([word]) => word.toLowerCase() === wanted)
  return found === undefined ? text : (found[1] ?? '')
}
