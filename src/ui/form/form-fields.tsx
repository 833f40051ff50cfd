import type { FieldGroup, LeadField } from '#domain/form/field-description.ts'
import type { FieldErrors } from '#domain/form/form-faults.ts'
import * as words from '#words/form.ts'
import type { Word } from '#words/word.ts'
import { useWords } from '../use-words.ts'
import { FormField, fieldId } from './form-field.tsx'

export interface FormFieldsProps {
  /** Prefix of the fields' ids. */
  readonly form: string
  readonly fields: readonly LeadField[]
  readonly errors: FieldErrors
  /** Number of times the form was refused; appointment times are fetched again each time. */
  readonly attempts: number
  /** Initial values by field name. */
  readonly filled: Readonly<Record<string, string>>
  /** Values of a form that the server refused. A checkbox without a value was not ticked. */
  readonly typed: Readonly<Record<string, string>> | null
}

/** Fields in order; neighbours of one group share a fieldset with its heading. */
export function FormFields({ form, fields, errors, attempts, filled, typed }: FormFieldsProps) {
  const t = useWords()
  const rendered = (field: LeadField) => (
    <FormField
      key={field.name}
      field={field}
      id={fieldId(form, field.name)}
      value={typed ? (typed[field.name] ?? '') : (filled[field.name] ?? field.defaultValue)}
      error={errors[field.name]?.[0] ?? null}
      attempts={attempts}
    />
  )
  return (
    <div className="form-fields mt-4">
      {runsOf(fields).map(({ group, run }) =>
        group === null ? (
          run.map(rendered)
        ) : (
          <fieldset key={group} className="form-group" data-group={group}>
            <legend>{t(GROUPS[group])}</legend>
            <div className="form-fields">{run.map(rendered)}</div>
          </fieldset>
        ),
      )}
    </div>
  )
}

const GROUPS: Readonly<Record<FieldGroup, Word>> = {
  'own-vehicle': words.yourVehicle,
  'trade-in': words.whatTrading,
}

/** Splits fields into runs of neighbours with the same group. */
function runsOf(fields: readonly LeadField[]) {
  const runs: { readonly group: FieldGroup | null; readonly run: LeadField[] }[] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (last?.group === field.group) last.run.push(field)
    else runs.push({ group: field.group, run: [field] })
  }
  return runs
}

/** Names of the visible fields. */
export function shownNames(fields: readonly LeadField[]): readonly string[] {
  return fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)
}
