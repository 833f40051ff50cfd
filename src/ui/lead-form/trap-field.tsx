import type { LeadField } from '#domain/lead/form/lead-form.ts'

/** FORM-2: a field that people neither see, hear nor reach by keyboard, and that programs fill in. */
export function TrapField({
  field,
  value,
  id,
}: {
  readonly field: LeadField
  readonly value: string
  readonly id: string
}) {
  return (
    <div hidden aria-hidden="true">
      <label htmlFor={id}>{field.label}</label>
      <input id={id} name={field.name} defaultValue={value} autoComplete="off" tabIndex={-1} />
    </div>
  )
}
