import type { FormFieldProps } from './form-field-props.ts'

/** FORM-2: honeypot field. People cannot see, hear or reach it; spam bots fill it in. */
export function TrapField({ field, value, id }: FormFieldProps) {
  return (
    <div hidden aria-hidden="true">
      <label htmlFor={id}>{field.label}</label>
      <input id={id} name={field.name} defaultValue={value} autoComplete="off" tabIndex={-1} />
    </div>
  )
}
