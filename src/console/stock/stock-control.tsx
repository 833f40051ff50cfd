import { Input, Pick, TextBox } from '../parts/form/controls.tsx'
import type { controlMarks } from '../parts/form/field-fault.tsx'
import type { BulkField } from './stock-values.ts'

/** The control of a field of a car. */
export function Control({
  field,
  input,
  ...marks
}: Partial<ReturnType<typeof controlMarks>> & {
  readonly field: BulkField
  readonly input: string
}) {
  if (field.control === 'choice')
    return (
      <Pick name={field.name} defaultValue={input} {...marks}>
        {!field.isAlwaysSet && <option value="">–</option>}
        {field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {/* A feed may say what is no choice; without it the control would show, and send, another value. */}
        {input !== '' && !field.choices.some(({ value }) => value === input) && <option value={input}>{input}</option>}
      </Pick>
    )
  if (field.control === 'paragraphs') return <TextBox name={field.name} rows={6} defaultValue={input} {...marks} />
  return (
    <Input
      name={field.name}
      defaultValue={input}
      inputMode={field.control === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      {...marks}
    />
  )
}
