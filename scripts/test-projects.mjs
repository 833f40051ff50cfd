// Runs projects of vitest.config.ts one after the other, and prints what failed and the totals at the end, however the run ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './prepare.mjs'
import { addStep, lastLines, noTests } from './test-totals.mjs'

let totals = noTests()
let finished = false
// A step that could not start is a failure too.
process.on('exit', (status) => {
  if (!finished) totals = addStep(totals, { status: status || 1 })
  for (const line of lastLines(totals)) console.log(line)
  if (totals.failed > 0) process.exitCode = 1
})

/** Counts a step that is no project: one failure if it failed. */
export function countStep(status) {
  totals = addStep(totals, { status })
}

/** Runs the projects; files named on the command line may all be in one of them. The run has ended after it. */
export function runProjects(names) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'))
  const wanted = process.argv.slice(2)
  for (const project of names) {
    const report = join(folder, `${project}.json`)
    const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/counting-reporter.mjs']
    const tests = run('vitest', [...args, ...(wanted.length > 0 ? ['--passWithNoTests'] : []), ...wanted], {
      env: { TEST_COUNTS: report },
    })
    totals = addStep(totals, { status: tests.status, report })
    if (tests.error) console.error(`The ${project} tests could not be started: ${tests.error.message}`)
    else if (tests.status === null) console.error(`The ${project} tests were ended by ${tests.signal}.`)
  }
  rmSync(folder, { recursive: true, force: true })
  finished = true
}
