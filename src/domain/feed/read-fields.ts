import type { Field, FieldTable, MarkedNames, StoredValues } from '../car/field.ts'
import { readMoney } from './prices.ts'
import type { CellReader } from './reader.ts'

/** A rule for each field that a table marks with `byRule`. `column` is the field's column. */
export type FieldRules<Table extends FieldTable> = {
  readonly [Name in MarkedNames<Table, 'byRule'>]: (column: string) => Table[Name]['empty']
}

/**
 * STOCK-4: reads the fields of a table from a row, in the table's order: by its rule, or by its kind, and empty where
 * the row says nothing. Fields in columns of the car's row are left out. `prefix` goes before the names of columns.
 */
export function readFields<Table extends FieldTable>(
  read: CellReader,
  table: Table,
  rules: FieldRules<Table>,
  prefix = '',
): StoredValues<Table> {
  const ruled: Readonly<Record<string, (column: string) => unknown>> = rules
  const values: Record<string, unknown> = {}
  for (const name in table) {
    const field: FieldTable[string] = table[name]!
    if (field.inRow || (field.optional && field.kind === 'platform' && !field.byRule)) continue
    const value = field.byRule ? ruled[name]?.(prefix + name) : readField(read, field, name, prefix)
    // Left out, so that a car without it is stored as it was before the field existed.
    if (value === null && field.optional && field.byRule) continue
    values[name] = value ?? field.empty
  }
  // The names are the table's, and each rule and kind gives its field's type.
  return values as StoredValues<Table>
}

/** The value of a field by its kind, from the first of its columns that has one; null if none has. */
export function readField<Each extends Field & { readonly also?: readonly string[] }>(
  read: CellReader,
  field: Each,
  name: string,
  prefix = '',
): Each['empty'] | null {
  let value = readCell(read, field, prefix + name)
  for (const column of field.also ?? []) value ??= readCell(read, field, prefix + column)
  return value
}

function readCell(read: CellReader, field: Field, column: string) {
  switch (field.kind) {
    case 'text':
      return read.text(column)
    case 'name':
      return named(read.text(column))
    case 'paragraphs':
      return read.paragraphs(column)
    case 'number':
      return read.number(column, field)
    case 'money':
      return field.zeroIsNone ? readMoney(read, column) || null : readMoney(read, column)
    case 'yes-no':
      return read.yesNo(column)
    case 'date':
      return read.instant(column)
    case 'word':
      return read.word(column, field.of)
    case 'list':
      return read.list(column, field.by)
    case 'pictures':
      return read.pictures(column, field.by)
    case 'picture':
      return read.picture(column)
    case 'address':
      return read.address(column)
    case 'group':
      return readFields(read, field.fields, {}, `${column}.`)
    case 'lenders':
    case 'platform':
      return null
  }
}

function named(text: string | null): string | null {
  return text !== null && /^others?$/i.test(text) ? null : text
}
