/** FORM-10: one step of a form. */
export interface FormStep {
  readonly heading: string
  /** Names of its fields. */
  readonly fields: readonly string[]
}

/** What happens when the visitor submits a step: stay with errors, go to the next step, or send the form. */
export type StepMove =
  | { readonly kind: 'stay'; readonly at: number }
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'send' }

/**
 * FORM-10: moves through the steps. A step is complete when its own fields are valid; the last one sends the form. An
 * error in an earlier step returns to it; an error in a field that no step shows stays where it is.
 */
export function stepMove(steps: readonly FormStep[], at: number, faulty: readonly string[]): StepMove {
  const isLast = at >= steps.length - 1
  if (isLast && faulty.length === 0) return { kind: 'send' }
  const first = steps.findIndex((step) => faulty.some((name) => step.fields.includes(name)))
  if (first !== -1 && first <= at) return { kind: 'stay', at: first }
  return isLast ? { kind: 'stay', at } : { kind: 'go', at: at + 1 }
}

/** FORM-7: the errors to show: those of the steps up to this one. */
export function reachedFaults<Fault>(
  faults: Readonly<Record<string, Fault>>,
  steps: readonly FormStep[] | null,
  at: number,
): Readonly<Record<string, Fault>> {
  const later = new Set(steps?.slice(at + 1).flatMap((step) => step.fields))
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !later.has(name)))
}
