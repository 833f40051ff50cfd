// npm test: installs, checks, builds, and runs every test, real browsers and a real Postgres included.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
const check = run('node', ['scripts/check.mjs'])
if (check.status !== 0) process.exit(check.status ?? 1)
ensureBuilt()

// One after the other: a browser and a server beside it keep two cores busy.
const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
let status = 0
for (const project of ['unit', 'browser']) {
  const report = join(folder, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const tests = run('vitest', [...args, ...process.argv.slice(2)])
  status ||= tests.status ?? 1
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  totals.passed += numPassedTests
  totals.failed += numFailedTests
  totals.skipped += numPendingTests
}
rmSync(folder, { recursive: true, force: true })
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(status)
