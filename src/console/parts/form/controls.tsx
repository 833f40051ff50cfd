import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { ControlSketch } from './fit-forms.ts'
import { useMarked } from './gaps.ts'
import { FoldsContext, FormContext, PageFormsContext } from './page-forms.ts'

/** A control of a form holds what a person typed before, if it is back on the page (STAFF-10). `given`: a page's own ref. */
function useTyped<Control extends HTMLElement>(
  sketch: Omit<ControlSketch, 'id'>,
  given: Ref<Control> | undefined,
): TypedControl<Control> {
  const id = useId()
  const form = useContext(FormContext)
  const { fitted } = useContext(PageFormsContext)
  if (form && sketch.name !== '') form.controls.set(id, { id, ...sketch })
  const fittedForm = form === null ? undefined : fitted.find(({ formId }) => formId === form.id)
  const value = fittedForm?.values[id]
  const hasFocus = fittedForm?.focus === id
  const ref = useRef<Control>(null)
  useImperativeHandle<Control | null, Control | null>(given, () => ref.current)
  const [first] = useState(value)
  useEffect(() => {
    // A control that is on the page already does not follow its default.
    if (ref.current && value !== undefined && value !== first) fill(ref.current, value)
    if (hasFocus) ref.current?.focus()
  }, [value, first, hasFocus])
  return { value, hasFocus, ref }
}

function fill(control: HTMLElement, value: string | boolean): void {
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
  else (control as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement).value = value
}

interface TypedControl<Control> {
  /** A text, or whether it is ticked; undefined: nothing was typed before. */
  readonly value: string | boolean | undefined
  readonly hasFocus: boolean
  readonly ref: RefObject<Control | null>
}

/** STAFF-10: a browser without script goes to the form, however long its page is. */
function focusOf({ hasFocus }: { readonly hasFocus: boolean }): { readonly autoFocus?: true } {
  return hasFocus ? { autoFocus: true } : {}
}

const SECRET = ['password', 'file', 'submit']

interface InputProps extends ComponentProps<'input'> {
  /** Where the page holds its value: takes what was typed before. A text then says in `data-shown` what it showed first. */
  readonly onTyped?: (value: string | boolean) => void
}

/** An `input` of any type. */
export function Input({ onTyped, ...given }: InputProps) {
  const props = useMarked(given)
  const { type = 'text', name = '', value, defaultValue } = props
  const isTick = type === 'checkbox' || type === 'radio'
  const kind = isTick ? 'tick' : type === 'hidden' ? 'hidden' : SECRET.includes(type) ? 'secret' : 'text'
  const sent = String(value ?? defaultValue ?? (isTick ? 'on' : ''))
  const typed = useTyped<HTMLInputElement>({ kind, name, value: sent }, props.ref)
  const back = typed.value
  const [isTaken, setTaken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was typed.
  useEffect(() => {
    if (back === undefined) return
    onTyped?.(back)
    setTaken(true)
  }, [back])
  const isOfPage = back === undefined || (onTyped && (isTaken || !isTick))
  if (isOfPage) return <input {...props} ref={typed.ref} />
  // Until the page has taken it over, and without script for good.
  if (onTyped) return <input {...props} checked={back === true} ref={typed.ref} />
  if (isTick) return <input {...props} defaultChecked={typed.value === true} ref={typed.ref} />
  const { value: _, ...rest } = props
  if (kind === 'hidden') return <input {...rest} value={String(typed.value)} />
  return <input {...rest} defaultValue={String(typed.value)} {...focusOf(typed)} ref={typed.ref} />
}

export function TextBox(given: ComponentProps<'textarea'>) {
  const props = useMarked(given)
  const typed = useTyped<HTMLTextAreaElement>({ kind: 'text', name: props.name ?? '', value: '' }, props.ref)
  if (typed.value === undefined) return <textarea {...props} ref={typed.ref} />
  return <textarea {...props} defaultValue={String(typed.value)} {...focusOf(typed)} ref={typed.ref} />
}

/** A `select`. */
export function Pick(given: ComponentProps<'select'>) {
  const props = useMarked(given)
  const typed = useTyped<HTMLSelectElement>({ kind: 'choice', name: props.name ?? '', value: '' }, props.ref)
  if (typed.value === undefined) return <select {...props} ref={typed.ref} />
  return <select {...props} defaultValue={String(typed.value)} {...focusOf(typed)} ref={typed.ref} />
}

/** A `button`; a held form names the one that was pressed. */
export function PlainButton(given: ComponentProps<'button'>) {
  const form = useContext(FormContext)
  // The form that it is beside and not in.
  const props = { form: form?.element, ...given }
  const { name = '', value, children } = props
  const id = useId()
  if (form && props.type !== 'button')
    form.controls.set(id, { id, kind: 'button', name, value: String(value ?? ''), text: childrenText(children) })
  return <button {...props} />
}

function childrenText(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children)
  return Array.isArray(children) ? children.map(childrenText).join('') : ''
}

/** A `details`: it opens for a typed form that is back in it, and then the others of its group are closed. */
export function Fold(props: ComponentProps<'details'>) {
  const id = useId()
  const within = useContext(FoldsContext)
  const { fitted } = useContext(PageFormsContext)
  const holds = fitted.some(({ folds }) => folds.includes(id))
  const other = fitted.some(({ folds }) => folds.length > 0 && !folds.includes(id))
  const open = holds || (props.open === true && !(props.name !== undefined && other))
  return (
    <FoldsContext value={[...within, id]}>
      <details {...props} open={open} />
    </FoldsContext>
  )
}
