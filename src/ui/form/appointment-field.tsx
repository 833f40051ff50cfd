import { useHydrated } from '../use-hydrated.ts'
import { AppointmentPicker } from './appointment-picker.tsx'
import { TextField } from './field.tsx'
import { type FormFieldProps, WHOLE_ROW } from './form-field-props.ts'

/**
 * FORM-14: picks a day and one of its available times. Without script it is the browser's date-and-time input, and the
 * server names the next available time if the typed one is taken.
 */
export function AppointmentField(props: FormFieldProps) {
  const { field, value, error, id } = props
  const { booking, name, label, hint } = field
  if (useHydrated() && booking) return <AppointmentPicker {...props} booking={booking} />
  return (
    <TextField type="datetime-local" {...{ id, name, label, hint, error }} defaultValue={value} className={WHOLE_ROW} />
  )
}
