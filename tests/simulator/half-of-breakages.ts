import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_WHOLE } from '../setup/proof.ts'
import { BREAKAGES } from './breakages.ts'
import { findBreakage } from './find-breakages.ts'
import { databaseOfRuns } from './simulate.ts'

const STEPS = 25

/** Each half of each invariant in npm run chaos, one half of each in npm test. */
const SOME = Object.entries(BREAKAGES).filter(
  ([, { finds }], index, all) => IS_WHOLE || all.findIndex(([, other]) => other.finds === finds) === index,
)

/** Tests every other breakage, from the first (1) or the second (2) on: the two halves run side by side. */
export function findEveryOtherBreakage(first: 1 | 2): void {
  let database: Awaited<ReturnType<typeof databaseOfRuns>>
  beforeAll(async () => {
    database = await databaseOfRuns()
  })
  afterAll(() => database.close())

  describe('each half of an invariant, broken on purpose, is found', () => {
    const half = SOME.filter((_, index) => index % 2 === first - 1)
    it.each(half)('%s', async (_, breakage) => {
      // The known seed first; the others, should the runs have changed.
      const seeds = [breakage.seed, ...Array.from({ length: 60 }, (_each, index) => index + 1)]
      expect(await findBreakage(database, breakage, seeds, { steps: STEPS })).toMatchObject({
        invariant: breakage.finds,
      })
    })
  })
}
