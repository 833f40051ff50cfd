import type { LeadFieldProps } from './lead-field-props.ts'

/** Several ticks under one name; each answer is a target of its own. */
export function CheckboxesField({
  field,
  value,
  id,
  className,
}: LeadFieldProps & { readonly id: string; readonly className: string }) {
  const ticked = value.split('\n')
  return (
    <fieldset className={className}>
      <legend className="label mb-1.5">
        {field.label}
        <span className="font-normal text-muted normal-case"> (optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, position) => (
          <label key={option.value} className="lead-choice">
            <input
              type="checkbox"
              id={position === 0 ? id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={ticked.includes(option.value)}
              className="size-4.5 shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
