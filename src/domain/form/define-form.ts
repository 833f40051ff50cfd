import type { z } from 'zod'

/** A field of a form that staff fill in. */
export interface FormField<Value = unknown> {
  readonly label: string
  /** Reads the text that was typed; its messages are the field's faults. */
  readonly schema: z.ZodType<Value>
  /** The value as the control holds it: the schema reads the same value back. */
  input(value: Value): string
  /** The value as people read it; without this, as the control holds it. */
  text?(value: Value): string
  /** Tick boxes of one name: their values are the lines of one text, and none ticked is an empty one. */
  readonly isTicks?: true
  /** A form without it is one with an empty text: browsers send nothing for radio buttons of which none is chosen. */
  readonly isNeeded?: true
}

export type FormFields = Readonly<Record<string, FormField>>
export type NameOf<Fields> = keyof Fields & string
/** The values of a form's fields. */
export type ValuesOf<Fields extends FormFields> = {
  readonly [Name in NameOf<Fields>]: z.output<Fields[Name]['schema']>
}

/** A form as a person sent it (STAFF-10, STAFF-11). A field that was not sent is in none of these. */
export interface FilledForm<Fields extends FormFields> {
  readonly typed: Readonly<Partial<Record<NameOf<Fields>, string>>>
  /** What the page showed when the person began, from its hidden fields. */
  readonly shown: Readonly<Partial<Record<NameOf<Fields>, string>>>
  /** The values of the fields that can be read. */
  readonly values: Partial<ValuesOf<Fields>>
  /** The sentence for each field whose text cannot be read. */
  readonly faults: Readonly<Partial<Record<NameOf<Fields>, string>>>
}

export interface Form<Fields extends FormFields> {
  readonly fields: Fields
  readonly names: readonly NameOf<Fields>[]
  readonly read: (form: FormData) => FilledForm<Fields>
}

/** Name of the hidden field with what a page showed in a field. */
export function shownName(name: string): string {
  return `shown.${name}`
}

/** Name of the choice after a clash; `THEIRS` leaves the field as the other person wrote it. */
export function keepName(name: string): string {
  return `keep.${name}`
}

export const THEIRS = 'theirs'

/** Describes a form once: its page, its faults and the check of what the page showed all use the description. */
export function defineForm<Fields extends FormFields>(fields: Fields): Form<Fields> {
  const names = Object.keys(fields) as readonly NameOf<Fields>[]
  return { fields, names, read: (form) => readForm(fields, names, form) }
}

/** A form with faults that its schema cannot know; a field keeps the fault that it has. */
export function withFaults<Fields extends FormFields>(
  filled: FilledForm<Fields>,
  faults: FilledForm<Fields>['faults'],
): FilledForm<Fields> {
  return { ...filled, faults: { ...faults, ...filled.faults } }
}

function readForm<Fields extends FormFields>(
  fields: Fields,
  names: readonly NameOf<Fields>[],
  form: FormData,
): FilledForm<Fields> {
  const typed: Partial<Record<NameOf<Fields>, string>> = {}
  const shown: Partial<Record<NameOf<Fields>, string>> = {}
  const faults: Partial<Record<NameOf<Fields>, string>> = {}
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const before = form.get(shownName(name))
    if (typeof before === 'string') shown[name] = tidy(before)
    const text = typedIn(form, name, fields[name])
    if (text === null || form.get(keepName(name)) === THEIRS) continue
    typed[name] = text
    const read = fields[name]?.schema.safeParse(text)
    if (read?.success) values[name] = read.data
    // A value that the page showed is not the person's to mend.
    else if (text !== shown[name]) faults[name] = read?.error.issues[0]?.message ?? ''
  }
  // Each value comes from the schema of its field.
  return { typed, shown, faults, values: values as Partial<ValuesOf<Fields>> }
}

/** The text of a field; null if it was not sent. Browsers send nothing for tick boxes of which none is ticked. */
function typedIn(form: FormData, name: string, field: FormField | undefined): string | null {
  const texts = form.getAll(name).filter((value) => typeof value === 'string')
  const [text] = texts
  if (text === undefined) return field?.isNeeded || (field?.isTicks && form.has(shownName(name))) ? '' : null
  return tidy(field?.isTicks ? texts.join('\n') : text)
}

/** Text without the white space around it and with the line breaks that pages have. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
