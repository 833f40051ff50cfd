import type { TypedForm } from './typed-form.ts'

/** A control of a form as the page shows it. `id`: React's. */
export interface ControlSketch {
  readonly id: string
  readonly kind: 'text' | 'tick' | 'hidden' | 'choice' | 'secret' | 'button'
  readonly name: string
  /** Of a tick box, a hidden field or a button: what it sends. */
  readonly value: string
  /** Of a button: what is written on it. */
  readonly text?: string
}

/** A form as the page shows it. */
export interface FormSketch {
  readonly id: string
  readonly path: string
  /** What it is about, where several forms of a page go to one address; else empty. */
  readonly about: string
  /** Ids of what it is folded into. */
  readonly folds: readonly string[]
  readonly controls: Map<string, ControlSketch>
  /** Id of its element, where its controls are beside it. */
  readonly element?: string | undefined
}

/** Where on a page a typed form belongs, and what its controls hold. */
export interface FittedForm {
  readonly formId: string
  readonly folds: readonly string[]
  /** By the control's id: a text, or whether it is ticked. */
  readonly values: Readonly<Record<string, string | boolean>>
  /** The control that gets the cursor; null: none. */
  readonly focus: string | null
  readonly typed: TypedForm
  /** The sentence at the form's top; null: none. */
  readonly said: string | null
}

/** STAFF-10: the form of the page that a typed form fits best; null: the page has no such form. */
export function fitForm(sketches: Iterable<FormSketch>, typed: TypedForm): FittedForm | null {
  const path = pathOf(typed.path)
  const best = [...sketches]
    .filter((sketch) => pathOf(sketch.path) === path && (typed.why !== 'draft' || holdsDraft(sketch, typed)))
    .toSorted((one, other) => fitOf(other, typed) - fitOf(one, typed))[0]
  if (best === undefined) return null
  const controls = [...best.controls.values()]
  const values: Record<string, string | boolean> = {}
  const used = new Map<string, number>()
  for (const { id, kind, name, value } of controls) {
    if (kind === 'secret' || kind === 'button') continue
    const typedValues = valuesOf(typed, name)
    // A draft has only what was changed.
    if (typed.why === 'draft' && typedValues.length === 0) continue
    if (kind === 'tick') {
      values[id] = typedValues.includes(value)
      continue
    }
    if (kind === 'hidden' && typed.why === null) continue
    const at = used.get(name) ?? 0
    used.set(name, at + 1)
    const text = typedValues[at]
    if (text !== undefined) values[id] = text
  }
  const hasWords = controls.some(({ kind }) => kind === 'text' || kind === 'choice' || kind === 'tick')
  const first = controls.find(({ kind }) => kind === 'text' || kind === 'choice')?.id ?? null
  const focus = typed.why === 'draft' ? null : first
  return { formId: best.id, folds: best.folds, values, focus, typed, said: sentenceOf(best, typed, hasWords) }
}

/** Whether a draft is of this form: the same page may be about something else, or have another form for the address. */
function holdsDraft({ about, controls }: FormSketch, { about: own = '', fields }: TypedForm): boolean {
  const typed = [...controls.values()].filter(({ kind }) => kind !== 'hidden' && kind !== 'button')
  return about === own && typed.some(({ name }) => fields.some(([each]) => each === name))
}

/** How many of the fields a form has; a hidden field of another value counts against it. */
function fitOf({ controls }: FormSketch, typed: TypedForm): number {
  const all = [...controls.values()]
  const names = new Set(all.map(({ name }) => name))
  const others = all.filter(({ kind, name, value }) => {
    const typedValues = valuesOf(typed, name)
    return kind === 'hidden' && typedValues.length > 0 && !typedValues.includes(value)
  }).length
  return typed.fields.filter(([name]) => names.has(name)).length - others / 2
}

function sentenceOf(sketch: FormSketch, typed: TypedForm, hasWords: boolean): string | null {
  const { why, files } = typed
  if (why === null) return null
  if (why === 'draft') return 'What you typed before is back. It is not sent yet.'
  const button = buttonOf(sketch, typed)
  const before =
    why === 'other-site'
      ? 'This was not sent yet.'
      : `You were signed out before this was ${hasWords ? 'sent' : 'done'}.`
  const next = hasWords ? `Nothing is lost: check it and press ‘${button}’.` : `Press ‘${button}’ to do it.`
  return [before, next, ...(files > 0 ? ['Files cannot be kept: choose them again.'] : [])].join(' ')
}

/** What is written on the button that was pressed, or else on the first. */
function buttonOf({ controls }: FormSketch, typed: TypedForm): string {
  const buttons = [...controls.values()].filter(({ kind }) => kind === 'button')
  const pressed = buttons.find(({ name, value }) => name !== '' && valuesOf(typed, name).includes(value))
  return (pressed ?? buttons[0])?.text ?? 'Send'
}

function valuesOf({ fields }: TypedForm, name: string): readonly string[] {
  return fields.filter(([each]) => each === name).map(([, value]) => value)
}

/** Where a form goes, without the marks of a place on a page. */
export function pathOf(address: string): string {
  return address.split('#')[0] ?? ''
}
