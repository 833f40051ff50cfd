import type { FeedFormField } from '#domain/intake/feed-form.ts'
import { Input, Pick } from '../parts/form/controls.tsx'
import { controlMarks } from '../parts/form/field-fault.tsx'
import { Labelled } from '../parts/form/labelled.tsx'
import type { FeedFormPage } from './feed-form-values.ts'

interface InField {
  readonly page: FeedFormPage
  readonly name: FeedFormField
  readonly label: string
  readonly hint?: string | null
}

export function FeedInput({
  page,
  name,
  label,
  hint = null,
  type = 'text',
  inputMode = 'text',
}: InField & { readonly type?: 'text' | 'time'; readonly inputMode?: 'text' | 'numeric' }) {
  return (
    <Labelled id={`field-${name}`} label={label} fault={page.faults[name]} hint={hint}>
      <Input
        {...described(page, name, hint)}
        type={type}
        inputMode={inputMode}
        defaultValue={page.typed[name]}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
      />
    </Labelled>
  )
}

export function FeedPick({
  page,
  name,
  label,
  hint = null,
  choices,
}: InField & { readonly choices: readonly { readonly value: string; readonly label: string }[] }) {
  return (
    <Labelled id={`field-${name}`} label={label} fault={page.faults[name]} hint={hint}>
      <Pick {...described(page, name, hint)} defaultValue={page.typed[name]}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Pick>
    </Labelled>
  )
}

function described(page: FeedFormPage, name: FeedFormField, hint: string | null) {
  const id = `field-${name}`
  const marks = { fault: page.faults[name], hasFocus: page.firstFault === name }
  return { name, ...controlMarks(id, marks, hint) } as const
}
