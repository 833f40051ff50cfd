// npm test: installs, checks, builds, and runs every test, real browsers and a real Postgres included.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureAllInstalled, ensureBuilt, run } from './prepare.mjs'
import { addStep, lastLine, noTests } from './test-totals.mjs'

let totals = noTests()
let finished = false
// Always prints the last line, however this process ends: a step that could not start is a failure too.
process.on('exit', (status) => {
  if (!finished) totals = addStep(totals, { status: status || 1 })
  console.log(lastLine(totals))
  if (totals.failed > 0) process.exitCode = 1
})

ensureAllInstalled()
const check = run('node', ['scripts/check.mjs'])
// Run the tests even if the check failed.
totals = addStep(totals, check)
if (check.status !== 0) console.error('npm run check failed: it counts as one failure below.')
ensureBuilt()

// One project after the other: a browser and a server together keep two cores busy.
const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'))
const wanted = process.argv.slice(2)
for (const project of ['unit', 'browser']) {
  const report = join(folder, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/counting-reporter.mjs']
  // Files named on the command line may all be in the other project.
  const tests = run('vitest', [...args, ...(wanted.length > 0 ? ['--passWithNoTests'] : []), ...wanted], {
    env: { TEST_COUNTS: report },
  })
  totals = addStep(totals, { status: tests.status, report })
  if (tests.error) console.error(`The ${project} tests could not be started: ${tests.error.message}`)
  else if (tests.status === null) console.error(`The ${project} tests were ended by ${tests.signal}.`)
}
rmSync(folder, { recursive: true, force: true })
finished = true
