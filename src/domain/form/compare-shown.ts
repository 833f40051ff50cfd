import { type FilledForm, type Form, type FormFields, type NameOf, tidy, type ValuesOf } from './define-form.ts'

/** Who wrote a value, and when; null where nothing says so. */
export interface Written {
  readonly by: string
  readonly at: Date
}

/** STAFF-11: a field that two people changed. Values are as people read them. */
export interface Clash {
  readonly name: string
  readonly label: string
  readonly theirs: string
  readonly yours: string
  /** The other person's value as the control holds it: what the page shows from now on. */
  readonly now: string
  readonly written: Written | null
}

export interface Compared<Fields extends FormFields> {
  /** What the person changed and may be stored. */
  readonly changed: readonly NameOf<Fields>[]
  readonly clashes: readonly Clash[]
}

/**
 * STAFF-11: what of a form its person changed, by what the page showed, and which of it another person changed meanwhile.
 * An operation calls it with the values of locked rows, in the transaction that writes, and stores nothing if there is a
 * clash. A field whose shown value was not sent was empty.
 */
export function compareShown<Fields extends FormFields>(
  form: Form<Fields>,
  filled: FilledForm<Fields>,
  now: Partial<ValuesOf<Fields>>,
  writtenBy: (name: NameOf<Fields>) => Written | null,
): Compared<Fields> {
  const touched = form.names.filter(
    (name) => isTouched(form, filled, name) && nowOf(form, now, name) !== readOf(form, filled, name),
  )
  const clashing = touched.filter((name) => nowOf(form, now, name) !== (filled.shown[name] ?? ''))
  return {
    changed: touched.filter((name) => !clashing.includes(name)),
    clashes: clashing.map((name) => ({
      name,
      label: form.fields[name]?.label ?? name,
      theirs: fieldText(form, name, now[name]),
      yours: name in filled.values ? fieldText(form, name, filled.values[name]) : (filled.typed[name] ?? ''),
      now: nowOf(form, now, name),
      written: writtenBy(name),
    })),
  }
}

/** STAFF-11: the same for an act on one field, such as its release: its value must be the one that the page showed. */
export function compareSeen<Fields extends FormFields>(
  form: Form<Fields>,
  name: NameOf<Fields>,
  { shown, now }: { readonly shown: string; readonly now: Partial<ValuesOf<Fields>> },
  writtenBy: (name: NameOf<Fields>) => Written | null,
): Compared<Fields> {
  const current = nowOf(form, now, name)
  if (current === shown) return { changed: [name], clashes: [] }
  const label = form.fields[name]?.label ?? name
  const theirs = fieldText(form, name, now[name])
  return { changed: [], clashes: [{ name, label, theirs, yours: '', now: current, written: writtenBy(name) }] }
}

/**
 * STAFF-11: the clashes of fields that have a meaning only together with another one: a time of the day is lost if another
 * person has chosen 'every hour' meanwhile. `parents`: the other field, by field.
 */
export function parentClashes<Fields extends FormFields>(
  form: Form<Fields>,
  filled: FilledForm<Fields>,
  { now, changed }: { readonly now: Partial<ValuesOf<Fields>>; readonly changed: readonly NameOf<Fields>[] },
  parents: Readonly<Partial<Record<NameOf<Fields>, NameOf<Fields>>>>,
): readonly Clash[] {
  const names = new Set(changed.flatMap((name) => parents[name] ?? []).filter((name) => !changed.includes(name)))
  return [...names].flatMap((name) => {
    const { clashes } = compareSeen(form, name, { shown: filled.shown[name] ?? '', now }, () => null)
    return clashes.map((clash) => ({ ...clash, yours: fieldText(form, name, filled.values[name]) }))
  })
}

/** What a field of a form holds and tells. */
export interface FieldState {
  readonly input: string
  /** What the page shows to the person, for the next check. */
  readonly shown: string
  readonly fault: string | null
  /** Whether it is the first field to mend. */
  readonly hasFocus: boolean
  /** Why it cannot be saved while it is empty; null: it may be. */
  readonly missing: string | null
}

/**
 * STAFF-10: the fields of a form that comes back: what the person typed, and the other fields as they are now. Where the
 * page did not say what it showed, all that was sent is typed.
 */
export function fieldStates<Fields extends FormFields>(
  form: Form<Fields>,
  now: Partial<ValuesOf<Fields>>,
  filled: FilledForm<Fields> | null = null,
  clashes: readonly Clash[] = [],
): Readonly<Record<NameOf<Fields>, FieldState>> {
  const first = form.names.find((name) => filled?.faults[name] !== undefined)
  const states = form.names.map((name): [string, FieldState] => {
    const current = nowOf(form, now, name)
    const fault = filled?.faults[name] ?? null
    const isClashing = clashes.some((clash) => clash.name === name)
    const isWhole = filled?.typed[name] !== undefined && filled.shown[name] === undefined
    const isTheirs = filled !== null && (fault !== null || isClashing || isWhole || isTouched(form, filled, name))
    return [
      name,
      {
        input: isTheirs ? (filled.typed[name] ?? '') : current,
        shown: isTheirs && !isClashing ? (filled.shown[name] ?? '') : current,
        fault,
        hasFocus: name === first,
        missing: form.fields[name]?.schema.safeParse('').error?.issues[0]?.message ?? null,
      },
    ]
  })
  // The names are those of the form.
  return Object.fromEntries(states) as Record<NameOf<Fields>, FieldState>
}

/** The fields in which the person typed another value than the page showed. */
export function touchedNames<Fields extends FormFields>(
  form: Form<Fields>,
  filled: FilledForm<Fields>,
): readonly NameOf<Fields>[] {
  return form.names.filter((name) => isTouched(form, filled, name))
}

function isTouched<Fields extends FormFields>(
  form: Form<Fields>,
  filled: FilledForm<Fields>,
  name: NameOf<Fields>,
): boolean {
  const before = filled.shown[name] ?? ''
  return filled.typed[name] !== undefined && filled.typed[name] !== before && readOf(form, filled, name) !== before
}

/** What was typed, as the control would hold it: '35,990' is '35990'. */
function readOf<Fields extends FormFields>(
  { fields }: Form<Fields>,
  { typed, values }: FilledForm<Fields>,
  name: NameOf<Fields>,
): string {
  const field = fields[name]
  return field !== undefined && name in values ? tidy(field.input(values[name])) : (typed[name] ?? '')
}

function nowOf<Fields extends FormFields>(
  { fields }: Form<Fields>,
  now: Partial<ValuesOf<Fields>>,
  name: NameOf<Fields>,
): string {
  return name in now ? tidy(fields[name]?.input(now[name]) ?? '') : ''
}

function fieldText<Fields extends FormFields>({ fields }: Form<Fields>, name: NameOf<Fields>, value: unknown): string {
  const field = fields[name]
  if (field === undefined || value === undefined) return ''
  return field.text ? field.text(value) : field.input(value)
}
