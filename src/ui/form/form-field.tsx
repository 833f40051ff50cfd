import type { LeadField } from '#domain/form/field-description.ts'
import { AppointmentField } from './appointment-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { CheckboxField, SelectField, TextArea, TextField } from './field.tsx'
import { type FormFieldProps, WHOLE_ROW } from './form-field-props.ts'
import { TrapField } from './trap-field.tsx'

/** Id of a field, for links from the error summary. `form` distinguishes two forms on a page. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}

/** Renders a field by its type. */
export function FormField(props: FormFieldProps) {
  const Kind = KINDS[props.field.type]
  return <Kind {...props} />
}

const KINDS: Record<LeadField['type'], (props: FormFieldProps) => React.JSX.Element> = {
  text: Line,
  email: Line,
  tel: Line,
  date: Line,
  'datetime-local': Line,
  appointment: AppointmentField,
  textarea: (props) => (
    <TextArea
      {...shared(props)}
      defaultValue={props.value}
      maxLength={props.field.maxLength ?? undefined}
      className={WHOLE_ROW}
    />
  ),
  select: Choice,
  radio: ChoicesField,
  checkbox: (props) => (
    <CheckboxField {...shared(props)} defaultChecked={props.value === 'on'} value="on" className={WHOLE_ROW} />
  ),
  checkboxes: ChoicesField,
  hidden: ({ field, value }) => <input type="hidden" name={field.name} defaultValue={value} />,
  trap: TrapField,
}

function Line(props: FormFieldProps) {
  const { field, value, autoFocus } = props
  return (
    <TextField
      {...shared(props)}
      type={field.type}
      defaultValue={value}
      maxLength={field.maxLength ?? undefined}
      autoComplete={field.autocomplete ?? undefined}
      inputMode={field.inputMode ?? undefined}
      autoFocus={autoFocus}
    />
  )
}

function Choice(props: FormFieldProps) {
  return (
    <SelectField {...shared(props)} defaultValue={props.value} placeholder={props.field.placeholder}>
      {props.field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function shared({ field: { name, label, required, hint }, id, error }: FormFieldProps) {
  return { id, name, label, required, hint, error }
}
