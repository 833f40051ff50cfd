import { TextField } from '../elements/field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { AppointmentPicker } from './appointment-picker.tsx'
import type { LeadFieldProps } from './lead-field-props.ts'

/**
 * FORM-14: a day and one of its free times. Without script it is the browser's own field, and the server answers with the
 * next time that can be had.
 */
export function AppointmentField(props: LeadFieldProps & { readonly id: string; readonly className: string }) {
  const { field, value, error, id, className } = props
  const { booking } = field
  if (useHydrated() && booking) return <AppointmentPicker {...props} booking={booking} />
  return (
    <TextField
      id={id}
      type="datetime-local"
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={error}
      defaultValue={value}
      className={className}
    />
  )
}
