import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BREAKAGES } from './breakages.ts'
import { databaseOfRuns, simulate } from './simulate.ts'

/** A release sets 10,000. */
const SEEDS = Number(process.env['SIMULATED_SEEDS'] ?? 100)
const STEPS = 25

let database: Awaited<ReturnType<typeof databaseOfRuns>>
beforeAll(async () => {
  database = await databaseOfRuns()
})
afterAll(() => database.close())

it(
  `the invariants hold in ${SEEDS} simulated runs`,
  async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violation } = await simulate(database, seed, STEPS)
      expect(violation, `npm run simulate -- --seed ${seed} --steps ${STEPS}`).toBeNull()
    }
  },
  SEEDS * 10_000,
)

it('a seed replays its run', async () => {
  const runs = [await simulate(database, 7, STEPS), await simulate(database, 7, STEPS)]
  expect(runs[0]?.trace).toEqual(runs[1]?.trace)
})

describe('each invariant, broken on purpose, is found', () => {
  it.each(Object.entries(BREAKAGES))('%s', async (_, { breaks, mend, finds }) => {
    await database.exec(breaks)
    try {
      const found: string[] = []
      for (let seed = 1; seed <= 30 && found.length === 0; seed++) {
        const { violation } = await simulate(database, seed, STEPS)
        if (violation) found.push(violation.invariant)
      }
      expect(found).toEqual([finds])
    } finally {
      await database.exec(mend)
    }
  })
})
