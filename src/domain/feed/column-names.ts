import { columnsOf, type FeedMapping, matchesByName } from './mapping.ts'
import { isSameColumn, nativeCells, nativeHeader } from './native-shapes.ts'
import type { FeedRecord } from './record.ts'

/** K-2: how columns of dealer systems get the names of STOCK-4. */
export interface NativeNames {
  readonly header: (columns: readonly string[]) => readonly string[]
  readonly cells: (cells: FeedRecord['cells']) => FeedRecord['cells']
}

/** The columns that a mapping names. */
export function namedColumns({ fields = {}, identity }: FeedMapping): readonly string[] {
  return [...new Set([...Object.values(fields).flatMap(columnsOf), ...(identity?.derivedFrom ?? [])])]
}

/** How the columns of a file get the names that the mapping and the fields have. */
export function namesOf(mapping: FeedMapping, hasOneDealership: boolean): NativeNames {
  const named = namedColumns(mapping)
  const kept = new Set(named)
  const isNative = matchesByName(mapping)
  return {
    header: (all) => {
      const columns = asNamed(all, named)
      return isNative ? nativeHeader(columns, kept) : columns
    },
    cells: (cells) => {
      const columns = [...cells.keys()]
      const names = asNamed(columns, named)
      const isSame = names.every((name, index) => name === columns[index])
      const namedCells = isSame
        ? cells
        : new Map(columns.map((column, index) => [names[index] ?? column, cells.get(column)!]))
      return isNative ? nativeCells(namedCells, hasOneDealership, kept) : namedCells
    },
  }
}

/** The columns with the spelling that the mapping has for them. */
function asNamed(columns: readonly string[], named: readonly string[]): readonly string[] {
  const missing = named.filter((name) => !columns.includes(name))
  if (missing.length === 0) return columns
  return columns.map((column) =>
    named.includes(column) ? column : (missing.find((name) => isSameColumn(name, column)) ?? column),
  )
}
