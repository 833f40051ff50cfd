import type { LeadFieldProps } from './lead-field-props.ts'

/** A question with a few answers side by side; each answer is a target of its own. */
export function RadioField({
  field,
  value,
  error,
  id,
  className,
}: LeadFieldProps & { readonly id: string; readonly className: string }) {
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1.5">
        {field.label}
        {field.required ? null : <span className="font-normal text-muted normal-case"> (optional)</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, position) => (
          <label key={option.value} className="lead-choice">
            <input
              type="radio"
              id={position === 0 ? id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={value === option.value}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
