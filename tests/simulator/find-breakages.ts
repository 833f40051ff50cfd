import type { PGlite } from '@electric-sql/pglite'
import type { Breakage } from './breakages.ts'
import { BrokenRun, DEALERS, type Play, simulate } from './simulate.ts'

/** What was found of a breakage: the seed, with the invariant and its sentence; null: nothing in these seeds. */
export interface FoundBreakage {
  readonly seed: number
  readonly invariant: string
  readonly wrong: string
}

/** Runs seeds on a database with the breakage until one says what it must. Others may find another half first. */
export async function findBreakage(
  database: PGlite,
  { breaks, mend, finds, says }: Breakage,
  seeds: Iterable<number>,
  { steps, play = DEALERS }: { readonly steps: number; readonly play?: Play },
): Promise<FoundBreakage | null> {
  await database.exec(breaks)
  try {
    for (const seed of seeds) {
      const found = await simulate(database, seed, steps, play).catch((error: unknown) => {
        // A broken product may throw too, which is a finding like the others.
        if (error instanceof BrokenRun) return { violation: { invariant: finds, wrong: error.message } }
        throw error
      })
      const { violation } = found
      if (violation?.invariant === finds && says.test(violation.wrong)) return { seed, ...violation }
    }
    return null
  } finally {
    await database.exec(mend)
  }
}
