import { IS_WHOLE } from './proof.ts'

/** Seconds of processor time that a test file may take, so that npm test stays short (docs/tests.md); more in a whole proof. */
const MOST_SECONDS = IS_WHOLE ? 60 : 15

/** Seconds of the files with half of the simulator's hundred seeds each; a run with more seeds takes longer. */
const HALF_OF_SEEDS = process.env['SIMULATED_SEEDS'] === undefined ? 30 : Number.POSITIVE_INFINITY
const LONGER: Readonly<Record<string, number>> = {
  'tests/simulator/even-seeds.test.ts': HALF_OF_SEEDS,
  'tests/simulator/odd-seeds.test.ts': HALF_OF_SEEDS,
}

/** What to do about a file that takes too long, or null. */
export function overBudget(file: string, seconds: number): string | null {
  const most = LONGER[file] ?? MOST_SECONDS
  if (seconds <= most) return null
  return `${file} took ${seconds.toFixed(1)} s of processor time, and ${most} is the most: share its setup, send a sample and all in tests/chaos, or split it (docs/tests.md).`
}
