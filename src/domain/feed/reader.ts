import type { Measure, NumberField } from '../car/field.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { type AmountText, amountText } from './amount.ts'
import { cellOf, readList, readNumber, readParagraphs, readText, readYesNo } from './cell.ts'
import { unitColumn } from './fields.ts'
import { columnsOf, type FieldSpec } from './mapping.ts'
import { hasDecimalComma, type Notation, notationOfSpec } from './notation.ts'
import { readEngineSize } from './read-engine-size.ts'
import { readInUnits } from './read-in-units.ts'
import { readInstant } from './read-instant.ts'
import { type FeedRecord, type FeedRemark, type FeedValue, shortly } from './record.ts'
import { type FeedUnits, UNITS, type UnitOf, unitIn, unitOfRegion } from './unit.ts'

/** Reads the fields of one row and collects remarks on faults. */
export interface CellReader {
  readonly remarks: readonly FeedRemark[]
  readonly refused: boolean
  readonly region: RegionCode
  /** SITE-6: figures that had no unit, by measure, where the site's is not the stored one, so that they could be either. */
  readonly bare: ReadonlyMap<Measure, string>
  /** Year, make and model read so far; removed from the front of titles. */
  title: readonly string[]
  text(field: string): string | null
  paragraphs(field: string): string | null
  number(field: string, limits: NumberField): number | null
  /** Parses a price, a payment or an odometer. A JSON number is the amount itself. */
  amount(field: string): AmountText
  yesNo(field: string): boolean | null
  instant(field: string): string | null
  /** Translates the feed's words to one of the platform's values; a remark if `meaning` does not know them. */
  word<Value>(field: string, meaning: (words: string, region: RegionCode) => Value | null): Value | null
  /** SITE-6: the unit of a figure whose cell names none: the mapping's, the file's, else the site's, which is noted. */
  unitOf<Each extends Measure>(measure: Each, field: string): UnitOf<Each>
  /** `by` separates the items of a cell that is not a list. */
  list(field: string, by: RegExp): readonly string[]
  pictures(field: string, by: RegExp): readonly string[]
  picture(field: string): string | null
  address(field: string): string | null
  /** `value` is the faulty cell; by default the field's own. */
  warn(field: string, reason: string, value?: FeedValue, suggestion?: string): void
  refuse(field: string | null, reason: string, value: FeedValue): void
}

/** How a file's cells are read. */
export interface CellRules {
  readonly specs: Readonly<Record<string, FieldSpec>>
  readonly region: RegionCode
  readonly units: FeedUnits
  /** A6: how the file's columns are written. */
  readonly notation: Notation
}

export function cellReader(record: FeedRecord, { specs, region, units, notation }: CellRules): CellReader {
  const bare = new Map<Measure, string>()
  const remarks: FeedRemark[] = []
  const columnOf = (field: string) => (specs[field] === undefined ? field : (columnsOf(specs[field])[0] ?? field))
  const remark = (
    kind: FeedRemark['kind'],
    field: string | null,
    reason: string,
    { value, suggestion }: { readonly value: FeedValue; readonly suggestion?: string | undefined },
  ) =>
    void remarks.push({
      row: record.row,
      line: record.line,
      column: field && columnOf(field),
      reason,
      value: shortly(value),
      kind,
      ...(suggestion !== undefined && { suggestion }),
    })
  const cell = (field: string): FeedValue => {
    const spec = specs[field]
    return spec === undefined ? null : cellOf(spec, record, reader.title)
  }
  const withRemark = <Value>(field: string, { value, fault }: { value: Value; fault: string | null }): Value => {
    if (fault !== null) remark('warning', field, `${fault}; left empty`, { value: cell(field) })
    return value
  }
  const reader: CellReader = {
    remarks,
    bare,
    region,
    title: [],
    get refused() {
      return remarks.some(({ kind }) => kind === 'refused')
    },
    text(field) {
      const value = cell(field)
      return value === null ? null : readText(value)
    },
    paragraphs: (field) => readParagraphs(cell(field)),
    number(field, limits) {
      const value = cell(field)
      if (value === null) return null
      const { measure, engineSize: stored } = limits
      const decimalComma = hasDecimalComma(notationOfSpec(notation, specs[field]), limits)
      if (stored !== undefined)
        return withRemark(field, readEngineSize(value, limits, { stored, region, decimalComma }))
      if (measure !== 'consumption' && measure !== 'volume')
        return withRemark(field, readNumber(value, limits, decimalComma))
      const unit = unitIn(measure, readText(value) ?? '') ?? reader.unitOf(measure, field)
      return withRemark(field, readInUnits(value, limits, unit, { region, decimalComma }))
    },
    amount(field) {
      const value = cell(field)
      if (typeof value === 'number') return { kind: 'amount', amount: value, per: null, unit: null }
      return amountText(readText(value) ?? '')
    },
    yesNo: (field) => withRemark(field, readYesNo(cell(field))),
    instant: (field) => {
      const { dayFirst = REGIONS[region].dayFirst } = notationOfSpec(notation, specs[field])
      return withRemark(field, readInstant(cell(field), dayFirst))
    },
    word(field, meaning) {
      const text = readText(cell(field))
      const value = text === null ? null : meaning(text, region)
      if (text !== null && value === null && !/^other$/i.test(text))
        remark('warning', field, 'is a word that is not known; left empty', { value: text })
      return value
    },
    unitOf(measure, field) {
      const spec = specs[field]
      const named = unitIn(measure, readText(record.cells.get(unitColumn(field)) ?? null) ?? '')
      // A field's own name may be that of a renamed column, which `nativeCells` knows.
      const ofColumn = spec === undefined || spec === field ? null : unitIn(measure, columnsOf(spec)[0] ?? '')
      const said = units[measure] ?? named ?? ofColumn
      if (said !== null) return said
      const unit = unitOfRegion(measure, region)
      if (unit !== UNITS[measure][0]) bare.set(measure, shortly(cell(field)) ?? '')
      return unit
    },
    list: (field, by) => readList(cell(field), by),
    pictures(field, by) {
      const all = reader.list(field, by).map(withScheme)
      const good = all.filter(isPicture)
      const bad = all.find((address) => !isPicture(address))
      if (bad !== undefined)
        remark('warning', field, 'is neither an address nor a file name of a picture; left out', { value: bad })
      return good
    },
    picture(field) {
      const cellText = reader.text(field)
      const text = cellText && withScheme(cellText)
      if (text === null || isPicture(text)) return text
      remark('warning', field, 'is neither an address nor a file name of a picture; left empty', { value: text })
      return null
    },
    address(field) {
      const text = reader.text(field)
      if (text === null || isAddress(text)) return text
      remark('warning', field, 'is not an address; left empty', { value: text })
      return null
    },
    warn: (field, reason, value, suggestion) =>
      remark('warning', field, reason, { value: value === undefined ? cell(field) : value, suggestion }),
    refuse: (field, reason, value) => remark('refused', field, reason, { value }),
  }
  return reader
}

/** '//cdn.example/1.jpg' is an address without its scheme. */
function withScheme(address: string): string {
  return /^\/\/[^/\s]/.test(address) ? `https:${address}` : address
}

/** http(s), or a path of this platform; never 'javascript:' and the like. */
function isAddress(text: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^/\s][^\s]*)$/i.test(text)
}

/** An address, or the name of a file delivered with the feed: 'B123-1.jpg', 'photos/B123/Front view.jpg'. */
function isPicture(text: string): boolean {
  return isAddress(text) || /^(?![\\/])[^:*?"<>|\\\n]+\.(jpe?g|png|webp|avif|gif)$/i.test(text)
}
