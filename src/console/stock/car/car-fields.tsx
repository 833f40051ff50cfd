import { PlainButton } from '../../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../../parts/form/field-fault.tsx'
import { Badge } from '../../parts/parts.tsx'
import { Control } from '../stock-control.tsx'
import type { DeskCarPage, DeskPageField } from './car-values.ts'

/** Fields of a car that belong together, in its form or, for a person who only reads, as text. */
export function FieldGroup({
  group,
  mayEdit,
}: {
  readonly group: DeskCarPage['groups'][number]
  readonly mayEdit: boolean
}) {
  return (
    <section className="card desk-group" aria-label={group.title}>
      <h2>{group.title}</h2>
      {group.fields.map((field) => (
        <CarField key={field.name} field={field} mayEdit={mayEdit} />
      ))}
    </section>
  )
}

function CarField({ field, mayEdit }: { readonly field: DeskPageField; readonly mayEdit: boolean }) {
  const id = field.name
  return (
    <div className={`desk-field${field.control === 'paragraphs' ? ' wide' : ''}`}>
      {mayEdit ? (
        <>
          <label htmlFor={id}>{field.label}</label>
          <Control field={field} input={field.input} {...controlMarks(id, field)} />
          <FieldFault id={id} fault={field.fault} />
        </>
      ) : (
        <p className="lines">
          <strong>{field.label}</strong> {field.value}
        </p>
      )}
      {field.source && (
        <small className="quiet">
          {field.isOverridden && <Badge tone="info">Changed by us</Badge>} {field.source}
        </small>
      )}
      {field.feedNow && <small className="feed-now">{field.feedNow}</small>}
      {mayEdit && field.isOverridden && (
        <PlainButton
          type="submit"
          className="link desk-release"
          name="release"
          value={field.name}
          aria-label={`${field.label}: ${field.release}`}
        >
          {field.release}
        </PlainButton>
      )}
    </div>
  )
}
