import type { LeadField } from '#domain/lead/form/lead-form.ts'
import { CheckboxField, SelectField, TextArea, TextField } from '../elements/field.tsx'
import { AppointmentField } from './appointment-field.tsx'
import { CheckboxesField } from './checkboxes-field.tsx'
import type { LeadFieldProps } from './lead-field-props.ts'
import { RadioField } from './radio-field.tsx'
import { TrapField } from './trap-field.tsx'

/** The id of a field, which the summary of errors links to. */
export const leadFieldId = (name: string): string => `enquiry-${name}`

/** One field of the domain's list, drawn by its type. */
export function LeadFormField(props: LeadFieldProps) {
  const Drawn = KINDS[props.field.type]
  return <Drawn {...props} />
}

const KINDS: Record<LeadField['type'], (props: LeadFieldProps) => React.JSX.Element> = {
  text: Line,
  email: Line,
  tel: Line,
  date: Line,
  'datetime-local': Line,
  appointment: (props) => <AppointmentField {...props} id={leadFieldId(props.field.name)} className={WHOLE_ROW} />,
  textarea: Paragraphs,
  select: Choice,
  radio: (props) => <RadioField {...props} id={leadFieldId(props.field.name)} className={WHOLE_ROW} />,
  checkbox: Tick,
  checkboxes: (props) => <CheckboxesField {...props} id={leadFieldId(props.field.name)} className={WHOLE_ROW} />,
  hidden: ({ field, value }) => <input type="hidden" name={field.name} defaultValue={value} />,
  trap: ({ field, value }) => <TrapField field={field} value={value} id={leadFieldId(field.name)} />,
}

const WHOLE_ROW = 'sm:col-span-2'

function Line({ field, value, error }: LeadFieldProps) {
  return (
    <TextField
      {...shared(field, value, error)}
      type={field.type}
      maxLength={field.maxLength ?? undefined}
      autoComplete={field.autocomplete ?? undefined}
      inputMode={field.inputMode ?? undefined}
    />
  )
}

function Paragraphs({ field, value, error }: LeadFieldProps) {
  return (
    <TextArea
      {...shared(field, value, error)}
      maxLength={field.maxLength ?? undefined}
      className={WHOLE_ROW}
      rows={4}
    />
  )
}

function Choice({ field, value, error }: LeadFieldProps) {
  return (
    <SelectField {...shared(field, value, error)} placeholder={field.placeholder}>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function Tick({ field, value, error }: LeadFieldProps) {
  const { defaultValue: _, ...rest } = shared(field, value, error)
  return <CheckboxField {...rest} defaultChecked={value === 'on'} value="on" className={WHOLE_ROW} />
}

function shared(field: LeadField, value: string, error: string | null) {
  return {
    id: leadFieldId(field.name),
    name: field.name,
    label: field.label,
    required: field.required,
    hint: field.hint,
    error,
    defaultValue: value,
  }
}
