import type { ChangeEventHandler, ReactNode } from 'react'
import { Pick } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault } from '../parts/form/field-fault.tsx'

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly line: {
    readonly label: string
    readonly from: string
    readonly fault: string | null
    readonly hasFocus: boolean
  }
  readonly hint: string | null | undefined
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>
  /** The options. */
  readonly children: ReactNode
}

/** A choice of the mapping's form, with its label beside it and what is known below. */
export function MappingChoice({ id, name, line, hint, onChange, children }: ChoiceProps) {
  return (
    <div className="mapping-line">
      <label htmlFor={id}>{line.label}</label>
      <div>
        <Pick name={name} defaultValue={line.from} onChange={onChange} {...controlMarks(id, line, hint)}>
          {children}
        </Pick>
        <FieldFault id={id} fault={line.fault} />
        {hint && (
          <small id={`${id}-hint`} className="quiet words">
            {hint}
          </small>
        )}
      </div>
    </div>
  )
}
