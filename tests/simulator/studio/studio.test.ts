import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_WHOLE } from '../../setup/proof.ts'
import { findBreakage } from '../find-breakages.ts'
import { databaseOfRuns, replayOf, simulate } from '../simulate.ts'
import { STUDIO_BREAKAGES } from './breakages.ts'
import { STUDIO_AT_REST, STUDIO_INVARIANTS } from './invariants.ts'
import { STUDIO } from './studio.ts'

const STEPS = 25
/** A tenth of what a release sets: a run has more to store and to read than one of buyers. */
const SEEDS = Number(process.env['SIMULATED_SEEDS'] ?? 40) / 10

let database: Awaited<ReturnType<typeof databaseOfRuns>>
beforeAll(async () => {
  database = await databaseOfRuns()
})
afterAll(() => database.close())

it(
  `STUDIO-8 STUDIO-9 STUDIO-11 STUDIO-13 STUDIO-14 the invariants of drafts hold in the simulated runs 1 … ${SEEDS}`,
  async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { violation } = await simulate(database, seed, STEPS, STUDIO)
      expect(violation, `${replayOf(seed, STEPS)} --studio`).toBeNull()
    }
  },
  SEEDS * 45_000,
)

describe('each invariant of drafts, broken on purpose, is found', () => {
  // One for each invariant; all in npm run chaos.
  const some = Object.entries(STUDIO_BREAKAGES).filter(
    ([, { finds }], index, all) => IS_WHOLE || all.findIndex(([, other]) => other.finds === finds) === index,
  )
  it.each(some)('%s', async (_, breakage) => {
    // The known seed first; the others, should the runs have changed.
    const seeds = [breakage.seed, ...Array.from({ length: 30 }, (_each, index) => index + 1)]
    const found = await findBreakage(database, breakage, seeds, { steps: STEPS, play: STUDIO })
    expect(found).toMatchObject({ invariant: breakage.finds })
  })
})

it('every invariant of drafts is broken once, and docs/tests.md lists it', async () => {
  const all = [...Object.keys(STUDIO_INVARIANTS), ...Object.keys(STUDIO_AT_REST)]
  expect(all.filter((name) => !Object.values(STUDIO_BREAKAGES).some(({ finds }) => finds === name))).toEqual([])
  const page = await readFile(join(import.meta.dirname, '../../../docs/tests.md'), 'utf8')
  expect(all.filter((name) => !page.includes(`| ${name} |`))).toEqual([])
})
