import type { BulkField } from '../pages/stock-page.ts'

/** The control of a field of a car. */
export function Control({
  field,
  id,
  input,
}: {
  readonly field: BulkField
  readonly id: string
  readonly input: string
}) {
  if (field.control === 'choice')
    return (
      <select id={id} name={field.name} defaultValue={input}>
        {!field.isAlwaysSet && <option value="">–</option>}
        {field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (field.control === 'paragraphs') return <textarea id={id} name={field.name} rows={6} defaultValue={input} />
  return (
    <input
      id={id}
      name={field.name}
      defaultValue={input}
      inputMode={field.control === 'number' ? 'numeric' : undefined}
      autoComplete="off"
    />
  )
}
