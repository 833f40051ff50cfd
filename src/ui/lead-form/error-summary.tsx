import type { LeadField } from '#domain/lead/form/lead-form.ts'
import { leadFieldId } from './lead-form-field.tsx'
import type { FieldErrors } from './lead-form-view.ts'

/** FORM-7: what is wrong, each line a link to its field. Without JavaScript the browser lands here, by the form's anchor. */
export function ErrorSummary({
  id,
  fields,
  errors,
}: {
  readonly id: string
  readonly fields: readonly LeadField[]
  readonly errors: FieldErrors
}) {
  const shown = new Set(fields.filter((field) => field.type !== 'hidden').map((field) => field.name))
  const lines = Object.entries(errors).flatMap(([name, messages]) => messages.map((message) => ({ name, message })))
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="enquiry-errors"
      className="rounded-box border-2 border-bad bg-bad-soft p-4"
    >
      <h3 id="enquiry-errors" className="text-base font-semibold">
        Please fix the following errors:
      </h3>
      <ul className="mt-2 space-y-1">
        {lines.map(({ name, message }) => (
          <li key={name + message}>
            {shown.has(name) ? (
              <a className="inline-block py-0.5 font-medium text-bad underline" href={`#${leadFieldId(name)}`}>
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
