import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BREAKAGES } from './breakages.ts'
import { AT_REST, INVARIANTS } from './invariants/invariants.ts'
import { databaseOfRuns, simulate } from './simulate.ts'

const STEPS = 12

let database: Awaited<ReturnType<typeof databaseOfRuns>>
beforeAll(async () => {
  database = await databaseOfRuns()
})
afterAll(() => database.close())

it('a seed replays its run exactly, and another seed makes another', async () => {
  const runs = [await simulate(database, 7, STEPS), await simulate(database, 7, STEPS)]
  expect(runs[0]).toEqual(runs[1])
  expect((await simulate(database, 8, STEPS)).fingerprint).not.toBe(runs[0]?.fingerprint)
})

it('an error that no fault explains says its seed, its step and the command that replays it', async () => {
  await database.exec('alter table site_versions rename to versions_of_sites')
  try {
    await expect(simulate(database, 7, STEPS)).rejects.toThrow(
      /^Seed 7, step 0 \(importFile\): .*site_versions.* See it: npm run simulate -- --seed 7 --steps 12$/,
    )
  } finally {
    await database.exec('alter table versions_of_sites rename to site_versions')
  }
})

it('every invariant is broken once, and docs/tests.md lists it', async () => {
  const all = [...Object.keys(INVARIANTS), ...Object.keys(AT_REST)]
  expect(all.filter((name) => !Object.values(BREAKAGES).some(({ finds }) => finds === name))).toEqual([])
  const page = await readFile(join(import.meta.dirname, '../../docs/tests.md'), 'utf8')
  expect(all.filter((name) => !page.includes(`| ${name} |`))).toEqual([])
})
