import type { NumberField } from '../car/field.ts'
import { isAbsent, yesOrNo } from '../car/words.ts'
import { cleanLine, cleanParagraphs } from '../form/clean-text.ts'
import type { FieldSpec } from './mapping.ts'
import { explainsNumber } from './number-rest.ts'
import { plainText } from './plain-text.ts'
import type { FeedRecord, FeedValue } from './record.ts'

/** The value that a spec finds in a row; null if it is absent. `title`: the words that `withoutTitle` removes. */
export function cellOf(spec: FieldSpec, record: FeedRecord, title: readonly string[]): FeedValue {
  if (typeof spec === 'string') return present(record.cells.get(spec))
  if ('value' in spec) return spec.value === '' ? null : spec.value
  if ('firstOf' in spec) {
    for (const each of spec.firstOf) {
      const value = cellOf(each, record, title)
      if (value !== null) return value
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
  const text = cleanLine(isList(cell) ? cell.join(', ') : String(cell ?? '')).replace(EXCEL_TEXT, '$1')
  return isAbsent(text) ? null : text
}

/** '="00124"': how Excel keeps the zeros of a number that is a text. */
const EXCEL_TEXT = /^=\s?"([^"]*)"$/

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

/**
 * Parses numbers such as '$28,990*', '6.2 L / 100 km', '6,8' and '4 Doors'; '2018/02' and '4 or 5' are faults, and so is what may be two
 * numbers, such as '2.000' kilograms. A6: `hasDecimalComma`: all rows of the column say that a comma is the decimal sign
 * and a dot divides thousands.
 */
export function readNumber(cell: FeedValue, field: NumberField, hasDecimalComma = false): ReadCell<number> {
  const text = readText(cell)
  if (text === null) return { value: null, fault: null }
  const inComma = hasDecimalComma ? COMMA_NUMBER.exec(text) : null
  const { before = '', digits, after = '' } = (inComma ?? NUMBER.exec(text))?.groups ?? {}
  if (digits === undefined || !explainsNumber(before, after, field))
    return { value: null, fault: `is not ${field.unit}` }
  const readings = inComma === null ? readingsOf(digits, field) : [inColumn(digits, field.whole)]
  const [value, other] = readings.filter((each) => each >= field.min && each <= field.max)
  if (value === undefined)
    return { value: null, fault: `is not ${field.unit} between ${field.min} and ${field.max.toLocaleString('en-AU')}` }
  if (other !== undefined) return { value: null, fault: `may be ${value} or ${other.toLocaleString('en-AU')}` }
  return { value, fault: null }
}

function inColumn(digits: string, whole: boolean): number {
  const value = Number(digits.replace(/[ .]/g, '').replace(',', '.'))
  return whole ? Math.round(value) : value
}

/** What digits may mean. A comma before one or two digits is a decimal one; a dot before three may divide thousands. */
function readingsOf(digits: string, field: NumberField): readonly number[] {
  const plain = digits.replaceAll(' ', '')
  const value = Number(/^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', ''))
  if (!countsThousands(field) || !/^\d{1,3}\.\d{3}$/.test(plain)) return [field.whole ? Math.round(value) : value]
  const grouped = Number(plain.replace('.', ''))
  return field.whole && (!Number.isInteger(value) || value === 0) ? [grouped] : [value, grouped]
}

/** Whether figures of a field have thousands, and nobody writes three decimals of them: kilograms, millimetres, doors. */
export function countsThousands({ whole, max }: NumberField): boolean {
  return whole || max >= THOUSANDS
}

const THOUSANDS = 10_000

/** The items of a list, of a text that `by` separates, or of a JSON list in a text. */
export function readList(cell: FeedValue, by: RegExp): readonly string[] {
  const list = isList(cell) ? cell : jsonList(String(cell ?? ''))
  const parts = list === null ? String(cell ?? '').split(by) : list.map((item) => String(item ?? ''))
  return parts.map(cleanLine).filter((part) => !isAbsent(part))
}

/** Null: the text is no JSON list of texts and numbers. */
function jsonList(text: string): readonly (string | number | null)[] | null {
  if (!/^\s*\[.*\]\s*$/s.test(text)) return null
  try {
    const list: unknown = JSON.parse(text)
    const isPlain = (item: unknown) => item === null || typeof item === 'string' || typeof item === 'number'
    return Array.isArray(list) && list.every(isPlain) ? list : null
  } catch {
    return null
  }
}

export function readYesNo(cell: FeedValue): ReadCell<boolean> {
  const text = readText(cell)
  const value = text === null ? null : yesOrNo(text)
  return { value, fault: text !== null && value === null ? 'is neither yes nor no' : null }
}

const COMMA_NUMBER =
  /^(?<before>[^\d-]{0,12})(?<digits>-?(?:\d{1,3}(?:[ .]\d{3})+(?:,\d+)?|\d+(?:,\d+)?))(?![\d,]|\.\d)(?!\s*[/-]\s*\d)(?<after>.{0,40})$/
const NUMBER =
  /^(?<before>[^\d-]{0,12})(?<digits>-?(?:\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|\d+(?:\.\d+|,\d{1,2})?))(?![\d.]|,\d)(?!\s*[/-]\s*\d)(?<after>.{0,40})$/

function present(cell: FeedValue | undefined): FeedValue {
  if (cell === undefined || cell === null) return null
  if (typeof cell !== 'string') return isList(cell) ? cell.map(plainIfText) : cell
  const text = plainText(cell)
  return isAbsent(text) ? null : text
}

function plainIfText(item: FeedValue): FeedValue {
  return typeof item === 'string' ? plainText(item) : item
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
  const key = text.trim().toLowerCase()
  const entry = Object.entries(words).find(([word]) => word.toLowerCase() === key)
  return entry === undefined ? text : (entry[1] ?? '')
}
