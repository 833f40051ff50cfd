import type { FieldGroup, LeadField } from '#domain/lead/form/field-description.ts'
import { LeadFormField } from './lead-form-field.tsx'
import type { FieldErrors } from './lead-form-view.ts'

/** What a form's fields are drawn from. */
export interface FieldsDrawing {
  readonly fields: readonly LeadField[]
  readonly errors: FieldErrors
  /** How often the form was refused: what hangs on the server is then asked for anew. */
  readonly attempts: number
  /** What stands in fields on arrival, by name. */
  readonly filled: Readonly<Record<string, string>>
  /** Of a form that came back: what was typed stays; an untouched tick box that came back unticked was taken out. */
  readonly typed: Readonly<Record<string, string>> | null
}

/** Fields in their order, those of a group together under its heading. */
export function LeadFormFields({ fields, errors, attempts, filled, typed }: FieldsDrawing) {
  const drawn = (field: LeadField) => (
    <LeadFormField
      key={field.name}
      field={field}
      value={typed ? (typed[field.name] ?? '') : (filled[field.name] ?? field.defaultValue)}
      error={errors[field.name]?.[0] ?? null}
      attempts={attempts}
    />
  )
  return (
    <div className="lead-fields mt-4">
      {runsOf(fields).map(({ group, run }) =>
        group === null ? (
          run.map(drawn)
        ) : (
          <fieldset key={group} className="lead-group" data-group={group}>
            <legend>{GROUPS[group]}</legend>
            <div className="lead-fields">{run.map(drawn)}</div>
          </fieldset>
        ),
      )}
    </div>
  )
}

const GROUPS: Readonly<Record<FieldGroup, string>> = {
  'own-vehicle': 'Your own vehicle',
  'trade-in': 'What would you trade in?',
}

/** Neighbours of one group together. */
function runsOf(fields: readonly LeadField[]) {
  const runs: { readonly group: FieldGroup | null; readonly run: LeadField[] }[] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (last?.group === field.group) last.run.push(field)
    else runs.push({ group: field.group, run: [field] })
  }
  return runs
}
