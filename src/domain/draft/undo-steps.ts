import type { DraftChange } from './draft-change.ts'

/** STUDIO-10: how many steps a person can take back in a draft. */
export const UNDO_STEPS = 100

export interface UndoSteps {
  /** The person's step that 'undo' takes back; null: there is none. */
  readonly undo: number | null
  /** The step that 'redo' makes again. */
  readonly redo: number | null
}

/**
 * STUDIO-10: one's own steps, the latest first. Steps that were taken back can be made again until the person makes
 * another one.
 */
export function undoSteps(changes: readonly DraftChange[], personId: string): UndoSteps {
  const steps = stepsOf(changes, personId)
  const lastDone = steps.filter(({ undone }) => !undone).at(-1)?.step ?? 0
  const reach = steps.filter(({ step, undone }) => !undone || step > lastDone).slice(-UNDO_STEPS)
  return {
    undo: reach.filter(({ undone }) => !undone).at(-1)?.step ?? null,
    redo: reach.find(({ undone }) => undone)?.step ?? null,
  }
}

function stepsOf(
  changes: readonly DraftChange[],
  personId: string,
): readonly { readonly step: number; readonly undone: boolean }[] {
  const steps = new Map<number, boolean>()
  for (const { by, step, undone } of changes) if (by.id === personId) steps.set(step, undone)
  return [...steps].map(([step, undone]) => ({ step, undone })).sort((a, b) => a.step - b.step)
}
