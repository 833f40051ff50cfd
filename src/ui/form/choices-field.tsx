import { FieldGroup } from './field.tsx'
import { type FormFieldProps, WHOLE_ROW } from './form-field-props.ts'

/**
 * A question with a few answers in a row: radio buttons, or checkboxes with one name. Each answer's whole box is
 * clickable.
 */
export function ChoicesField({ field, value, error, id }: FormFieldProps) {
  const chosen = value.split('\n')
  return (
    <FieldGroup
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      required={field.required}
      className={WHOLE_ROW}
    >
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, position) => (
          <label key={option.value} className="form-choice">
            <input
              type={field.type === 'radio' ? 'radio' : 'checkbox'}
              id={position === 0 ? id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
