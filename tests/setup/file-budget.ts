import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { overBudget } from './over-budget.ts'

/**
 * Fails a file that takes too much processor time of its worker. Not time on a clock: on a busy machine a file takes ten
 * times as long on a clock, but no more than twice the processor time. Postgres and other processes are not counted.
 */
const before = process.cpuUsage()

// A setup file's hook is the first, so it runs after those of the file.
afterAll(() => {
  const { user, system } = process.cpuUsage(before)
  const fault = overBudget(relative(process.cwd(), expect.getState().testPath ?? ''), (user + system) / 1e6)
  if (fault !== null) throw new Error(fault)
})
