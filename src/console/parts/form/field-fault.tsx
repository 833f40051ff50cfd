import { useContext } from 'react'
import { GapsContext } from './gaps.ts'

/** What a field tells about its value, for a control's own attributes. */
export interface FieldMarks {
  /** Why it cannot be saved. */
  readonly fault?: string | null | undefined
  /** Whether it is the first field to mend. */
  readonly hasFocus?: boolean | undefined
  /** Why it cannot be saved while it is empty. */
  readonly missing?: string | null | undefined
}

/** STAFF-10: the attributes of a control with a fault or a hint. `id`: the control's own. */
export function controlMarks(id: string, { fault, hasFocus = false, missing }: FieldMarks, hint?: string | null) {
  const by = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': by || undefined,
    'data-missing': missing ?? undefined,
    autoFocus: hasFocus || undefined,
  } as const
}

/** STAFF-10: why a field cannot be saved, at the field. */
export function FieldFault({ id, fault }: Pick<FieldMarks, 'fault'> & { readonly id: string }) {
  const { said } = useContext(GapsContext)
  const text = said.get(id) ?? fault
  return text ? (
    <p id={`${id}-fault`} className="form-fault">
      {text}
    </p>
  ) : null
}
