import type { ReactNode } from 'react'
import { FieldFault, type FieldMarks } from './field-fault.tsx'

/** A control with its label above, and its fault and its hint below. */
export function Labelled({
  id,
  label,
  fault,
  hint,
  isLabelHidden = false,
  children,
}: Pick<FieldMarks, 'fault'> & {
  readonly id: string
  readonly label: string
  readonly hint?: string | null | undefined
  readonly isLabelHidden?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children}
      <FieldFault id={id} fault={fault} />
      {hint && (
        <small id={`${id}-hint`} className="quiet words">
          {hint}
        </small>
      )}
    </div>
  )
}
