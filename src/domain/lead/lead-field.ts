/**
 * What shows a field besides the webhook, which has all of them. `mail`: the mail to the dealer and `forecourt leads
 * show`; `adf` and `csv`: the export formats.
 */
export type LeadOutput = 'mail' | 'adf' | 'csv'

/** A field of a lead: where its value comes from, and the outputs that show it. */
export interface LeadField<Source, Value> {
  from(source: Source): Value
  readonly shownIn: readonly LeadOutput[]
}

type FieldTable<Source> = Readonly<Record<string, LeadField<Source, unknown>>>

/** The value of a table's field. */
type ValueOf<Field> = Field extends LeadField<never, infer Value> ? Value : never

/** The values of a table's fields. A field that may be undefined is left out if it is. */
export type FieldValues<Table> = {
  readonly [Name in keyof Table as undefined extends ValueOf<Table[Name]> ? never : Name]: ValueOf<Table[Name]>
} & {
  readonly [Name in keyof Table as undefined extends ValueOf<Table[Name]> ? Name : never]?: Exclude<
    ValueOf<Table[Name]>,
    undefined
  >
}

/** Takes the values of a table's fields from their source, in the order of the table. */
export function fieldValues<Source, Table extends FieldTable<Source>>(table: Table, source: Source) {
  const values = Object.entries(table).map(([name, { from }]) => [name, from(source)] as const)
  // The entries are the table's, so the object has the table's names.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FieldValues<Table>
}
