import { isSameValue, type JsonValue } from '#domain/draft/json-value.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import type { Control } from '#site/controls/control.ts'
import { readValue, textsOf } from '#site/controls/read-value.ts'
import { controlFor } from './control-tree.ts'
import { BEFORE_NAME, valueName } from './field-names.ts'
import { shapeAt } from './part-nodes.ts'
import type { PartSource, Steps } from './part-source.ts'
import { draftPathOf, stepsOf, stepsOfPath } from './site-steps.ts'

export type SetChange = Extract<WantedChange, { readonly kind: 'set' }>

export interface PartForm {
  readonly wanted: readonly SetChange[]
  /** What was typed that is no value, by path. */
  readonly faults: ReadonlyMap<string, string>
}

/** The changes that a form asks for: of fields whose control holds something else than it was shown with. */
export function readPartForm(source: PartSource, form: FormData): PartForm {
  const faults = new Map<string, string>()
  const changes = [...form].flatMap(([name, shown]): PartForm['wanted'] => {
    const path = BEFORE_NAME.exec(name)?.[1]
    if (path === undefined || typeof shown !== 'string') return []
    const steps = stepsOf(path)
    const control = controlOf(source, steps)
    const before = jsonOf(shown)
    if (control === null || control.kind === 'fixed' || before === NO_JSON) return []
    const texts = typedTexts(form, path)
    const inherited = before === undefined ? source.value(steps) : undefined
    const shownTexts = textsOf(control, before ?? inherited ?? control.default, source.timezone)
    if (isSameTexts(texts, shownTexts)) return []
    const read = readValue(control, texts, source.timezone)
    if (!read.ok) {
      faults.set(path, read.fault)
      return []
    }
    const nowhere = isLink(control) && typeof read.value === 'string' ? source.linkFault(read.value) : null
    if (nowhere !== null) {
      faults.set(path, nowhere)
      return []
    }
    const change = { kind: 'set' as const, path: draftPathOf(steps), ...(before !== undefined && { before }) }
    // `readValue` gives values of JSON alone.
    const after = read.value as JsonValue | undefined
    if (isSameValue(after, before)) return []
    return [{ ...change, ...(after !== undefined && { after }) }]
  })
  return { wanted: changes.map((change) => wholeKind(source, change)), faults }
}

/** Whether an option leads somewhere; addresses of a former website lead from somewhere. */
function isLink({ kind, path }: Control): boolean {
  return kind === 'link' && path !== 'redirects[].from'
}

/** What a field holds in a form. */
export function typedTexts(form: FormData, path: string): readonly string[] {
  return form
    .getAll(valueName(path))
    .flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.replaceAll('\r\n', '\n').trim()] : []))
}

/** The control of an option, by the form that its item has; null: the site has no such option. */
export function controlOf(source: Pick<PartSource, 'value'>, steps: Steps): Control | null {
  const [control] = controlFor(steps, shapeAt(source, steps.slice(0, -1)))
  if (control === undefined) return null
  const [group] = steps.at(-1) === 'kind' ? controlFor(steps.slice(0, -1), null) : []
  return group === undefined
    ? control
    : { ...control, choices: group.shapes.map(({ name, label }) => ({ value: name, label })) }
}

/** Another form of a group has other options, so none of the old ones stays. */
function wholeKind(source: PartSource, change: SetChange): SetChange {
  const group = stepsOfPath(change.path).slice(0, -1)
  if (change.path.at(-1) !== 'kind' || change.after === undefined) return change
  const before = jsonOf(source.before(group))
  return {
    kind: 'set',
    path: draftPathOf(group),
    ...(before !== undefined && before !== NO_JSON && { before }),
    after: { kind: change.after },
  }
}

export const NO_JSON = Symbol('no JSON')

/** A value that a form sends back as text; undefined: nothing was written. */
export function jsonOf(text: string): JsonValue | undefined | typeof NO_JSON {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return NO_JSON
  }
}

function isSameTexts(one: readonly string[], other: readonly string[]): boolean {
  const filled = other.map((text) => text.trim()).filter((text) => text !== '')
  return one.length === filled.length && one.every((text, at) => text === filled[at])
}
