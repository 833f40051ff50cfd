import { type ComponentProps, type ReactNode, useId } from 'react'
import * as words from '#words/form.ts'
import { useWords } from '../use-words.ts'

interface FieldProps {
  readonly label: string
  /** Help text under the field. */
  readonly hint?: ReactNode
  /** Error message; marks the field as invalid. */
  readonly error?: string | null
  readonly className?: string
}

/** A text input with label, hint and error, all linked for screen readers. */
export function TextField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { ids, described } = useFieldIds(input.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} required={input.required}>
      <input type="text" {...input} {...described} className="input" />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, error, className, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const { ids, described } = useFieldIds(area.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} required={area.required}>
      <textarea rows={4} {...area} {...described} className="input" />
    </FieldFrame>
  )
}

/**
 * A select. With a placeholder, its first option is empty. Without one a value is always chosen, and `required` would
 * be invalid HTML.
 */
export function SelectField({
  label,
  hint,
  error,
  className,
  required,
  placeholder,
  children,
  ...select
}: FieldProps & ComponentProps<'select'> & { readonly placeholder?: string | null }) {
  const { ids, described } = useFieldIds(select.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} required={required}>
      <select {...select} {...described} required={placeholder ? required : undefined} className="input select">
        {placeholder ? <option value="">{placeholder}</option> : null}
        {children}
      </select>
    </FieldFrame>
  )
}

/** A checkbox with its label; the whole line is clickable. */
export function CheckboxField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { ids, described } = useFieldIds(input.id, hint, error)
  return (
    <div className={className}>
      <label htmlFor={ids.input} className="flex min-h-11 items-start gap-3 py-2.5">
        <input type="checkbox" {...input} {...described} className="mt-0.5 size-5 shrink-0" />
        <span>{label}</span>
      </label>
      <Notes {...{ hint, error, ids }} />
    </div>
  )
}

/** A fieldset for a question with several inputs. `id` belongs to the first input. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  className = '',
  required,
  children,
  ...fieldset
}: FieldProps & ComponentProps<'fieldset'> & { readonly required?: boolean }) {
  const { ids, described } = useFieldIds(id, hint, error)
  return (
    <fieldset {...fieldset} className={`min-w-0 ${className}`} aria-describedby={described['aria-describedby']}>
      <legend className="label mb-1.5">
        {label}
        {required ? null : <Optional />}
      </legend>
      {children}
      <Notes {...{ hint, error, ids }} />
    </fieldset>
  )
}

interface FieldIds {
  readonly input: string
  readonly hint: string
  readonly error: string
}

function useFieldIds(id: string | undefined, hint: ReactNode, error: string | null | undefined) {
  const generatedId = useId()
  const input = id ?? generatedId
  const ids: FieldIds = { input, hint: `${input}-hint`, error: `${input}-error` }
  const describedBy = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ')
  return {
    ids,
    described: {
      id: input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  }
}

interface FrameProps {
  readonly label: string
  readonly hint: ReactNode
  readonly error: string | null | undefined
  readonly ids: FieldIds
  readonly className: string | undefined
  readonly required: boolean | undefined
  readonly children: ReactNode
}

function FieldFrame({ label, hint, error, ids, className, required, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={ids.input} className="label mb-1.5">
        {label}
        {required ? null : <Optional />}
      </label>
      {children}
      <Notes {...{ hint, error, ids }} />
    </div>
  )
}

function Optional() {
  const t = useWords()
  return <span className="font-normal text-muted normal-case"> {t(words.optional)}</span>
}

function Notes({ hint, error, ids }: Pick<FrameProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      {error ? (
        <p id={ids.error} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={ids.hint} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </>
  )
}
