// Runs projects of vitest.config.ts, and prints the totals as the last line, however the run ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAside } from './prepare.mjs'
import { addStep, lastLine, noTests } from './test-totals.mjs'

let totals = noTests()
let finished = false
// A step that could not start is a failure too.
process.on('exit', (status) => {
  if (!finished) totals = addStep(totals, { status: status || 1 })
  console.log(lastLine(totals))
  if (totals.failed > 0) process.exitCode = 1
})

/** Counts a step that is no project: one failure if it failed. */
export function countStep(status) {
  totals = addStep(totals, { status })
}

/**
 * Runs the projects side by side; files named on the command line may all be in one of them. The first prints as it
 * goes, the others once they and those before them have ended. The run has ended after it.
 */
export async function runProjects(names) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'))
  const wanted = process.argv.slice(2)
  const running = names.map((project, index) => {
    const report = join(folder, `${project}.json`)
    const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/counting-reporter.mjs']
    const files = wanted.length > 0 ? ['--passWithNoTests', ...wanted] : []
    const ended = runAside('vitest', [...args, ...files], { env: { TEST_COUNTS: report }, prints: index === 0 })
    return { project, report, ended }
  })
  for (const { project, report, ended } of running) {
    const { status, output } = await ended
    if (output) console.log(output.trimEnd())
    totals = addStep(totals, { status, report })
    if (status === null) console.error(`The ${project} tests could not be started, or were ended by a signal.`)
  }
  rmSync(folder, { recursive: true, force: true })
  finished = true
}
