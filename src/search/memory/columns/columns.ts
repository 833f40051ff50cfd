import type { FieldValue, SearchDocument, SearchSchema } from '../../engine.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import { CombinedColumns, type CombinedPart } from './combined-columns.ts'
import type { FacetColumn } from './facet-column.ts'
import { ManyValuesColumn } from './many-values-column.ts'
import { NumberColumn } from './number-column.ts'
import { OneValueColumn } from './one-value-column.ts'

/** The documents' fields, one column each. A row is a document's number; rows are added and never changed. */
export class Columns {
  readonly #types: ReadonlyMap<string, SearchSchema['fields'][number]['type']>
  readonly #one = new Map<string, OneValueColumn>()
  readonly #many = new Map<string, ManyValuesColumn>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #combined = new CombinedColumns()
  #rows = 0

  constructor(schema: SearchSchema) {
    this.#types = new Map(schema.fields.map(({ name, type }) => [name, type]))
    for (const { name, type } of schema.fields) {
      if (type === 'value') this.#one.set(name, new OneValueColumn())
      if (type === 'values') this.#many.set(name, new ManyValuesColumn())
      if (type === 'number') this.#numbers.set(name, new NumberColumn())
    }
  }

  /** Throws if a field is not in the schema or its value has the wrong shape. */
  check(document: SearchDocument<unknown>): void {
    for (const [name, value] of Object.entries(document.fields)) {
      const type = this.#types.get(name)
      if (type === undefined) throw new Error(`Document ${document.id}: there is no field '${name}'`)
      if (!FITS[type](value)) throw new Error(`Document ${document.id}: '${name}' is not of type ${type}`)
    }
  }

  /** Adds a document that passed `check` as the next row. */
  add(document: SearchDocument<unknown>): number {
    const row = this.#rows++
    for (const [name, column] of this.#one) {
      const value = document.fields[name] ?? null
      column.set(row, value === null ? null : String(value))
    }
    for (const [name, column] of this.#many) column.set(row, textsOf(document.fields[name]))
    for (const [name, column] of this.#numbers) {
      const value = document.fields[name]
      column.set(row, typeof value === 'number' && Number.isFinite(value) ? value : null)
    }
    return row
  }

  /** The column by whose values documents are counted or filtered. */
  facet(name: string): FacetColumn {
    const column = this.#one.get(name) ?? this.#many.get(name) ?? this.#numbers.get(name)?.asFacet(this.#rows)
    if (!column) throw new Error(`There is no field '${name}' to count or filter by`)
    return column
  }

  /** Combined columns that include these columns. */
  combined(columns: readonly OneValueColumn[]): ReadonlyMap<OneValueColumn, CombinedPart> {
    for (const number of this.#numbers.values()) number.extendFacet(this.#rows)
    return this.#combined.upToDate(columns, this.#rows)
  }

  number(name: string): NumberColumn {
    const column = this.#numbers.get(name)
    if (!column) throw new Error(`There is no number field '${name}'`)
    return column
  }

  keep(rows: Int32Array): void {
    for (const column of this.#all()) column.keep(rows)
    this.#combined.keep(rows)
    this.#rows = rows.length
  }

  save(writer: SnapshotWriter): void {
    for (const column of this.#all()) column.save(writer, this.#rows)
  }

  load(reader: SnapshotReader, rows: number): void {
    for (const column of this.#all()) column.load(reader)
    this.#rows = rows
  }

  #all(): readonly (OneValueColumn | ManyValuesColumn | NumberColumn)[] {
    return [...this.#one.values(), ...this.#many.values(), ...this.#numbers.values()]
  }
}

/** The texts of a field's value. */
export function textsOf(value: FieldValue | undefined): readonly string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}

const isText = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number'
const FITS: Record<SearchSchema['fields'][number]['type'], (value: FieldValue) => boolean> = {
  value: isText,
  values: (value) => value === null || Array.isArray(value),
  number: (value) => value === null || typeof value === 'number',
  text: (value) => isText(value) || Array.isArray(value),
}
