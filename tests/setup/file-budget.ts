import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { overBudget } from './over-budget.ts'
import { slowness } from './slowness.ts'

/**
 * Fails a file that takes too much processor time of its worker. Not time on a clock: on a busy machine a file takes ten
 * times as long on a clock, but no more than twice the processor time. Postgres and other processes are not counted.
 */
let before = process.cpuUsage()
let started = performance.now()
/** Files of a worker share modules: the one that comes first loads them for all, so loading is not counted. */
beforeAll(() => {
  before = process.cpuUsage()
  started = performance.now()
})

/** Where each file's seconds of processor and on a clock go, a line each, if someone wants to see them (docs/tests.md). */
const LOG = process.env['FILE_SECONDS']

// A setup file's hook is the first, so it runs after those of the file.
afterAll(() => {
  const { user, system } = process.cpuUsage(before)
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const seconds = (user + system) / 1e6
  if (LOG !== undefined)
    appendFileSync(LOG, `${seconds.toFixed(2)} ${((performance.now() - started) / 1000).toFixed(2)} ${file}\n`)
  // Only a file that took long asks how fast the machine is: nearly none does.
  const fault = overBudget(file, seconds) && overBudget(file, seconds / slowness())
  if (fault !== null) throw new Error(fault)
})
