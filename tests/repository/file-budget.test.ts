import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { overBudget } from '../setup/over-budget.ts'

it('names a test file that takes more than 15 seconds of processor time, and what to do', () => {
  expect(overBudget('src/a.test.ts', 15)).toBeNull()
  expect(overBudget('src/a.test.ts', 15.26)).toMatch(/^src\/a\.test\.ts took 15\.3 s of processor time, and 15 is/)
})

it.each(['even', 'odd'])('gives the simulator’s %s seeds longer', (half) => {
  const file = `tests/simulator/${half}-seeds.test.ts`
  expect(existsSync(file)).toBe(true)
  expect(overBudget(file, 30)).toBeNull()
})
