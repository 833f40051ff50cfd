import type { RegionCode } from '../region.ts'

/** How a field's value is written in a feed's cell. The reader of each kind is in feed/read-fields.ts. */
export type FieldKind =
  | { readonly kind: 'text' }
  /** Text in which 'Other' means that the car has none (D-33). */
  | { readonly kind: 'name' }
  /** Several lines of text. */
  | { readonly kind: 'paragraphs' }
  /** Rounded if `whole`. `unit` completes 'is not …' in remarks. */
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly whole: boolean
      readonly unit: string
      /** SITE-6: what the number measures, where regions differ in its unit. */
      readonly measure?: Measure
      /** An engine's size, stored in this unit. */
      readonly engineSize?: 'cc' | 'L'
    }
  /** Whole currency units. With `zeroIsNone`, 0 means that there is no amount. */
  | { readonly kind: 'money'; readonly zeroIsNone: boolean }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'date' }
  /** The feed's own words, which `of` translates by the site's region; null if it knows none of them. */
  | { readonly kind: 'word'; readonly of: (words: string, region: RegionCode) => string | null }
  /** Separated by `by`, unless the cell is a list already. */
  | { readonly kind: 'list'; readonly by: RegExp }
  | { readonly kind: 'pictures'; readonly by: RegExp }
  | { readonly kind: 'picture' }
  | { readonly kind: 'address' }
  /** Fields in a table of their own; their columns have the group's name and a dot before theirs. */
  | { readonly kind: 'group'; readonly fields: FieldTable }
  /** The offers of lenders; their columns are in feed/fields.ts. */
  | { readonly kind: 'lenders' }
  /** No column: the platform knows the value. */
  | { readonly kind: 'platform' }

/** SITE-6: what a car's figures measure, where regions differ in the unit. */
export const MEASURES = ['odometer', 'consumption', 'volume'] as const
export type Measure = (typeof MEASURES)[number]

/** The limits of a number. */
export type NumberField = Extract<FieldKind, { kind: 'number' }>

/** A field: its kind, and the value of a car without it, whose type is the field's type. */
export type Field<Value = unknown> = FieldKind & { readonly empty: Value }

/** Fields in the order in which they are read and stored. */
export type FieldTable = Readonly<Record<string, Field & Marks>>

interface Marks {
  readonly byRule?: true
  readonly inRow?: true
  readonly optional?: true
  readonly onPage?: true
  readonly confidential?: true
  readonly byTerm?: true
  readonly also?: readonly string[]
}

/** A field of one kind. */
export type Kind<Name extends FieldKind['kind'], Value> = Extract<FieldKind, { kind: Name }> & { readonly empty: Value }

export const text: Kind<'text', string | null> = { kind: 'text', empty: null }
export const name: Kind<'name', string | null> = { kind: 'name', empty: null }
export const paragraphs: Kind<'paragraphs', string | null> = { kind: 'paragraphs', empty: null }
export const money: Kind<'money', number | null> = { kind: 'money', zeroIsNone: false, empty: null }
export const moneyAboveZero: Kind<'money', number | null> = { kind: 'money', zeroIsNone: true, empty: null }
/** An instant, ISO 8601 in UTC. */
export const date: Kind<'date', string | null> = { kind: 'date', empty: null }
export const picture: Kind<'picture', string | null> = { kind: 'picture', empty: null }
/** An absolute http(s) address, or a path of this platform. */
export const address: Kind<'address', string | null> = { kind: 'address', empty: null }
export const list: Kind<'list', readonly string[]> = { kind: 'list', by: /[|;\n]|,\s/, empty: [] }
/** Commas and semicolons occur within addresses too, so they separate only after a picture's file extension. */
export const pictures: Kind<'pictures', readonly string[]> = {
  kind: 'pictures',
  by: /[|\n]|,(?=\s*(?:https?:|\/))|\s(?=https?:)|(?<=\.(?:jpe?g|png|webp|avif|gif))\s*[,;]/i,
  empty: [],
}

/** A number from 0 to `max`. */
export function number(max: number, unit: string): Kind<'number', number | null> {
  return { kind: 'number', min: 0, max, whole: false, unit, empty: null }
}

/** A number from 0 to `max`, rounded. */
export function whole(max: number, unit: string): Kind<'number', number | null> {
  return { ...number(max, unit), whole: true }
}

/** A number that feeds may have in another unit than ours, by the region or as they say. */
export function inUnits<Each extends NumberField>(field: Each, measure: Measure) {
  return { ...field, measure }
}

/** The size of an engine, stored in `engineSize`. */
export function engineSize<Each extends NumberField>(field: Each, stored: 'cc' | 'L') {
  return { ...field, engineSize: stored }
}

/** Yes or no; `empty` where the feed says neither. */
export function flag(empty = false): Kind<'yes-no', boolean> {
  return { kind: 'yes-no', empty }
}

/** A word of the platform's; `of` translates the feed's. */
export function word<Value extends string>(
  of: (words: string, region: RegionCode) => Value | null,
): Kind<'word', Value | null> {
  return { kind: 'word', of, empty: null }
}

/** The fields of a table under one name. */
export function group<Table extends FieldTable>(fields: Table): Kind<'group', StoredValues<Table>> {
  return { kind: 'group', fields, empty: emptyValues(fields) }
}

/** A value that the platform sets and no feed may. */
export function platform<Value>(empty: Value): Kind<'platform', Value> {
  return { kind: 'platform', empty }
}

/** A field that is never null: a car without it has `empty`. */
export function usually<Each extends Field>(field: Each, empty: NonNullable<Each['empty']>) {
  return { ...field, empty }
}

/** The feed has a rule for the field, which may read other cells too (feed/car-rules.ts). */
export function byRule<Each extends Field>(field: Each) {
  return { ...field, byRule: true as const }
}

/** The value is in a column of the car's row instead of its stored JSON. */
export function inRow<Each extends Field>(field: Each) {
  return { ...field, inRow: true as const }
}

/** A car may lack the field; then a stored car has no such key. */
export function optional<Each extends Field>(field: Each) {
  return { ...field, optional: true as const }
}

/** Only the vehicle page needs the field, so a summary lacks it. */
export function onPage<Each extends Field>(field: Each) {
  return { ...field, onPage: true as const }
}

/** A summary has the field for the site's own use, but a public answer never does. */
export function confidential<Each extends Field>(field: Each) {
  return { ...field, confidential: true as const }
}

/** A lender gives the value by term too. */
export function byTerm<Each extends Field>(field: Each) {
  return { ...field, byTerm: true as const }
}

/** Other columns that may have the value, in order; the column with the field's own name comes first. */
export function also<Each extends Field>(field: Each, ...columns: readonly string[]) {
  return { ...field, also: columns }
}

/** The names of a table's fields that have a mark. */
export type MarkedNames<Table, Mark extends keyof Marks> = {
  [Name in keyof Table]: Table[Name] extends { readonly [Each in Mark]: true } ? Name : never
}[keyof Table]

/** The values of a table's fields. */
export type ValuesOf<Table extends FieldTable> = {
  readonly [Name in keyof Table as Table[Name] extends { readonly optional: true } ? never : Name]: Table[Name]['empty']
} & {
  readonly [Name in keyof Table as Table[Name] extends { readonly optional: true }
    ? Name
    : never]?: Table[Name]['empty']
}

/** The values of a table's fields that are stored together, without those in columns of the car's row. */
export type StoredValues<Table extends FieldTable> = Omit<ValuesOf<Table>, MarkedNames<Table, 'inRow'>>

/** The fields of a table that have a mark. */
export function fieldsMarked<Table extends FieldTable, Mark extends keyof Marks>(table: Table, mark: Mark) {
  const marked = Object.entries(table).filter(([, field]) => field[mark])
  // The condition is the type's; Object.entries only widens the names.
  return Object.fromEntries(marked) as Pick<Table, MarkedNames<Table, Mark>>
}

/** Copies an object without the fields that the table has. */
export function withoutFields<Whole extends object, Fields extends object>(whole: Whole, fields: Fields) {
  const rest: Partial<Whole> = {}
  for (const name in whole) if (!(name in fields)) rest[name] = whole[name]
  // The condition is the type's.
  return rest as Omit<Whole, keyof Fields>
}

/** The stored values of a car that has none of the fields. Optional fields are left out. */
export function emptyValues<Table extends FieldTable>(table: Table): StoredValues<Table> {
  const stored = Object.entries(table).filter(([, { inRow, optional }]) => !inRow && !optional)
  // The entries are the table's, so the object has the table's names.
  return Object.fromEntries(stored.map(([each, { empty }]) => [each, empty])) as StoredValues<Table>
}
