import { CombinedColumn, mixed } from './combined-column.ts'
import type { OneValueColumn } from './one-value-column.ts'

/** A column with more values than this is counted by itself. */
const MOST_VALUES = 4096
/** Number of rows sampled to see which columns are correlated. */
const SAMPLE_ROWS = 2048
/** Bounds of a combined column: combinations in the sample, and rows of the stock per combination. */
const MOST_COMBINATIONS = 1024
const ROWS_A_COMBINATION = 64
const FEWEST_COMBINATIONS = 48
/** The columns are sampled again when the stock has grown by this factor. */
const GROWTH = 4

/** A column's position in a combined column. */
export interface CombinedPart {
  readonly combined: CombinedColumn
  readonly part: number
}

/** Finds correlated columns by sampling rows, so nobody has to configure that a model has one make. */
export class CombinedColumns {
  #parts = new Map<OneValueColumn, CombinedPart>()
  #combined: CombinedColumn[] = []
  #looked = new Set<OneValueColumn>()
  #lookedAt = 0

  /** Combined columns of the given ones, up to date with the rows; a column that is counted by itself has none. */
  upToDate(asked: readonly OneValueColumn[], rows: number): ReadonlyMap<OneValueColumn, CombinedPart> {
    const isNew = asked.some((column) => !this.#looked.has(column))
    if (isNew || rows > this.#lookedAt * GROWTH) this.#look(asked, rows)
    for (const combined of this.#combined) if (!combined.extend(rows)) this.#forget(combined)
    return this.#parts
  }

  keep(rows: Int32Array): void {
    for (const combined of this.#combined) combined.keep(rows)
  }

  #look(asked: readonly OneValueColumn[], rows: number): void {
    for (const column of asked) this.#looked.add(column)
    this.#lookedAt = rows
    const narrow = [...this.#looked].filter(({ dictionary, narrow }) => narrow && dictionary.size <= MOST_VALUES)
    this.#parts = new Map()
    this.#combined = columnsTogether(narrow, rows).map((columns) => {
      const combined = new CombinedColumn(columns)
      for (const [part, column] of columns.entries()) this.#parts.set(column, { combined, part })
      return combined
    })
  }

  #forget(combined: CombinedColumn): void {
    this.#combined = this.#combined.filter((other) => other !== combined)
    for (const [column, { combined: own }] of this.#parts) if (own === combined) this.#parts.delete(column)
  }
}

/**
 * Groups columns: each joins the group to which it adds the fewest combinations, columns with the most values first.
 */
function columnsTogether(columns: readonly OneValueColumn[], rows: number): readonly (readonly OneValueColumn[])[] {
  const step = Math.max(1, Math.floor(rows / SAMPLE_ROWS))
  const sample = Math.min(SAMPLE_ROWS, Math.floor(rows / step))
  const most = Math.min(MOST_COMBINATIONS, Math.max(FEWEST_COMBINATIONS, rows / ROWS_A_COMBINATION))
  const groups: { readonly columns: OneValueColumn[]; hashes: Int32Array; size: number }[] = []
  for (const column of columns.toSorted((one, other) => other.dictionary.size - one.dictionary.size)) {
    const codes = column.narrow!
    const alone = Int32Array.from({ length: sample }, (_, index) => mixed(0, codes[index * step]!))
    let best = { group: -1, size: 0, more: Number.POSITIVE_INFINITY, hashes: alone }
    for (const [group, { hashes, size: without }] of groups.entries()) {
      const together = hashes.map((hash, index) => mixed(hash, codes[index * step]!))
      const size = new Set(together).size
      const more = size - without
      // A column that adds no combination is free, however many there are.
      if (more < best.more && (size <= most || more === 0)) best = { group, size, more, hashes: together }
    }
    const group = groups[best.group]
    if (group) {
      group.columns.push(column)
      group.hashes = best.hashes
      group.size = best.size
    } else {
      groups.push({ columns: [column], hashes: alone, size: new Set(alone).size })
    }
  }
  return groups.map((group) => group.columns).filter(({ length }) => length > 1)
}
