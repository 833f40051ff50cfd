import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOfRuns, replayOf, simulate } from './simulate.ts'

/** A release sets 10,000. */
const SEEDS = Number(process.env['SIMULATED_SEEDS'] ?? 100)
/** `npm run chaos` runs the same seeds for 25 steps. */
const STEPS = 12

/** Every other seed, from `first`: two files of tests share the seeds, so that two workers run them. */
export function runEveryOtherSeed(first: 1 | 2): void {
  let database: Awaited<ReturnType<typeof databaseOfRuns>>
  beforeAll(async () => {
    database = await databaseOfRuns()
  })
  afterAll(() => database.close())

  it(
    `the invariants hold in the simulated runs ${first}, ${first + 2} … ${SEEDS}`,
    async () => {
      for (let seed = first; seed <= SEEDS; seed += 2) {
        const { violation } = await simulate(database, seed, STEPS)
        expect(violation, replayOf(seed, STEPS)).toBeNull()
      }
    },
    SEEDS * 10_000,
  )
}
