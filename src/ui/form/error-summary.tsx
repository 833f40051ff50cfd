import { type FieldErrors, fixErrors } from '#domain/form/form-faults.ts'
import { fieldId } from './form-field.tsx'

/**
 * FORM-7: the errors of a refused form, each a link to its field. Without JavaScript the browser scrolls here, because
 * the form's action ends in this id.
 */
export function ErrorSummary({
  id,
  form,
  shown,
  errors,
  heading: Heading = 'h3',
}: {
  readonly id: string
  /** Prefix of the fields' ids. */
  readonly form: string
  /** Names of the fields that the visitor sees. */
  readonly shown: readonly string[]
  readonly errors: FieldErrors
  readonly heading?: 'h2' | 'h3'
}) {
  if (Object.keys(errors).length === 0) return null
  const lines = Object.entries(errors).flatMap(([name, messages]) => messages.map((message) => ({ name, message })))
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={fieldId(form, 'errors')}
      className="rounded-box border-2 border-bad bg-bad-soft p-4"
    >
      <Heading id={fieldId(form, 'errors')} className="text-base font-semibold">
        {fixErrors()}
      </Heading>
      <ul className="mt-2 space-y-1">
        {lines.map(({ name, message }) => (
          <li key={name + message}>
            {shown.includes(name) ? (
              <a className="inline-block py-0.5 font-medium text-bad underline" href={`#${fieldId(form, name)}`}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
