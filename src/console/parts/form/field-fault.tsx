/** What a field tells about its value, for a control's own attributes. */
export interface FieldMarks {
  /** Why it cannot be saved. */
  readonly fault?: string | null | undefined
  /** Whether it is the first field to mend. */
  readonly hasFocus?: boolean | undefined
}

/** STAFF-10: the attributes of a control with a fault or a hint. `id`: the control's own. */
export function controlMarks(id: string, { fault, hasFocus = false }: FieldMarks, hint?: string | null) {
  const by = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': by || undefined,
    autoFocus: hasFocus || undefined,
  } as const
}

/** STAFF-10: why a field cannot be saved, at the field. */
export function FieldFault({ id, fault }: Pick<FieldMarks, 'fault'> & { readonly id: string }) {
  return fault ? (
    <p id={`${id}-fault`} className="form-fault">
      {fault}
    </p>
  ) : null
}
