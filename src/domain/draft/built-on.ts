import type { DraftChange } from './draft-change.ts'
import { doOverlap } from './draft-path.ts'

/** A chosen change, and an earlier one that it was made on and that is left out. */
export interface LeftOut {
  readonly change: DraftChange
  readonly needs: DraftChange
}

/**
 * STUDIO-11: which changes must be chosen too, because chosen ones were made on them: a new item and what was then set in
 * it, a value and the one that followed it.
 */
export function leftOut(changes: readonly DraftChange[], chosen: ReadonlySet<number>): readonly LeftOut[] {
  const open = changes.filter(({ undone }) => !undone)
  const out = open.filter(({ number }) => !chosen.has(number))
  return open
    .filter(({ number }) => chosen.has(number))
    .flatMap((change) =>
      out
        .filter((earlier) => earlier.number < change.number && doOverlap(earlier, change))
        .map((needs) => ({ change, needs })),
    )
}
