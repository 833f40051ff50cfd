import type { NumberField } from '../car/field.ts'
import { countsThousands } from './cell.ts'
import { columnsOf, type FieldSpec } from './mapping.ts'
import { dateOrderOf } from './read-instant.ts'
import type { FeedRecord } from './record.ts'

/** A6, A14: how the cells of a column are written, where all its rows say so. */
export interface ColumnNotation {
  /** '6,8' is there, and no '6.8': a comma is the decimal sign, and a dot divides thousands. */
  readonly decimalComma?: boolean
  /** '1.790' is there, and no '1.79': a dot divides thousands, where nobody writes three decimals. */
  readonly dotGroups?: boolean
  /** '1,790' is there: a comma divides thousands, where nobody writes three decimals. */
  readonly commaGroups?: boolean
  /** Whether the day comes first. */
  readonly dayFirst?: boolean
}

/** By column. A column that says nothing, or both, is left out: its cells are read one by one. */
export type Notation = Readonly<Record<string, ColumnNotation>>

export interface NotationTally {
  note(record: Pick<FeedRecord, 'cells'>): void
  found(): Notation
}

/** A6: finds how each column of a file is written, from all its rows. */
export function notationTally(): NotationTally {
  const columns = new Map<string, Counts>()
  const countsOf = (column: string): Counts | null => {
    const existing = columns.get(column)
    if (existing !== undefined || columns.size >= MOST_COLUMNS) return existing ?? null
    const counts = { comma: 0, commaThree: 0, dot: 0, dotThree: 0, dayFirst: 0, monthFirst: 0, dates: 0 }
    columns.set(column, counts)
    return counts
  }
  return {
    note({ cells }) {
      for (const [column, cell] of cells) {
        if (typeof cell !== 'string' || cell.length > LONGEST_FIGURE || !/[.,/-]/.test(cell)) continue
        const seen = seenIn(cell.trim())
        if (seen.length === 0) continue
        const counts = countsOf(column)
        if (counts !== null) for (const each of seen) counts[each] += 1
      }
    },
    found: () =>
      Object.fromEntries(
        [...columns]
          .map(([column, counts]) => [column, notationOf(counts)] as const)
          .filter(([, notation]) => Object.keys(notation).length > 0),
      ),
  }
}

/** The notation of the first of a spec's columns that has one. */
export function notationOfSpec(notation: Notation, spec: FieldSpec | undefined): ColumnNotation {
  const column = spec === undefined ? undefined : columnsOf(spec).find((each) => Object.hasOwn(notation, each))
  return (column !== undefined && notation[column]) || {}
}

/** Whether a number's comma is its decimal sign, and a dot divides its thousands. */
export function hasDecimalComma(
  { decimalComma = false, dotGroups = false, commaGroups = false }: ColumnNotation,
  field: NumberField,
): boolean {
  return countsThousands(field) ? (decimalComma || dotGroups) && !commaGroups : decimalComma
}

type Counts = Record<'comma' | 'commaThree' | 'dot' | 'dotThree' | 'dayFirst' | 'monthFirst' | 'dates', number>

function notationOf({ comma, commaThree, dot, dotThree, dayFirst, monthFirst, dates }: Counts): ColumnNotation {
  const clearDates = Math.max(dayFirst, monthFirst)
  return {
    // Few among many with three digits are a mistake, or say nothing about those.
    ...(comma > 0 && dot === 0 && comma >= commaThree && { decimalComma: true }),
    ...(dotThree > 0 && dot === 0 && { dotGroups: true }),
    ...(commaThree > 0 && { commaGroups: true }),
    ...(Math.min(dayFirst, monthFirst) === 0 &&
      clearDates >= FEWEST_DATES &&
      clearDates * DATES_PER_SHOWN >= dates && { dayFirst: dayFirst > 0 }),
  }
}

/** What a cell says about its column. */
function seenIn(text: string): readonly (keyof Counts)[] {
  const order = dateOrderOf(text)
  if (order !== null) return order === 'either' ? ['dates'] : ['dates', order]
  const figure = (FIGURE.exec(text)?.[1] ?? '')
    .trim()
    .replace(/\s(?=\d{3}(?!\d))/g, '')
    .replace(/[.,]$/, '')
  return SHAPES.filter(([shape]) => shape.test(figure)).map(([, seen]) => seen)
}

const FIGURE = /^[^\d]{0,12}(\d[\d.,\s]*)/
/** Figures that only one notation has. Three digits behind a sign may be thousands; '2.000' and '2,000' say nothing. */
const SHAPES: readonly (readonly [RegExp, keyof Counts])[] = [
  [/^\d+,(?:\d{1,2}|\d{4,})$/, 'comma'],
  [/^(?:0|\d{4,}),\d{3}$/, 'comma'],
  [/^\d{1,3}(?:\.\d{3})+,\d+$/, 'comma'],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, 'comma'],
  [/^\d+\.(?:\d{1,2}|\d{4,})$/, 'dot'],
  [/^(?:0|\d{4,})\.\d{3}$/, 'dot'],
  [/^\d{1,3}(?:,\d{3})+\.\d+$/, 'dot'],
  [/^\d{1,3}(?:,\d{3}){2,}$/, 'dot'],
  [/^[1-9]\d{0,2}\.(?!000)\d{3}$/, 'dotThree'],
  [/^[1-9]\d{0,2},(?!000)\d{3}$/, 'commaThree'],
]
/** Longer cells are text. */
const LONGEST_FIGURE = 60
/** A file with more columns than that has names of its own for each row. */
const MOST_COLUMNS = 2_000
/** A mistyped date or two turn no column. */
const FEWEST_DATES = 3
/** Of dates of a whole year three in five show their order; at least one in four must. */
const DATES_PER_SHOWN = 4
