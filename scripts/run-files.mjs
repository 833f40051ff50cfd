// One run of Vitest over a project, with its report.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './prepare.mjs'
import { readReport } from './test-totals.mjs'

/**
 * Runs files of a project, all if none is named.
 * @param {string} project
 * @param {readonly string[]} files
 * @param {Record<string, string>} env
 * @returns {{ status: number | null, report: import('./test-totals.mjs').Totals | null }} what `addStep` takes
 */
export function runFiles(project, files, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'))
  const counts = join(folder, 'counts.json')
  const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/counting-reporter.mjs']
  const named = files.length > 0 ? ['--passWithNoTests', ...files] : []
  const { status, error, signal } = run('vitest', [...args, ...named], { env: { ...env, TEST_COUNTS: counts } })
  if (error) console.error(`The ${project} tests could not be started: ${error.message}`)
  else if (status === null) console.error(`The ${project} tests were ended by ${signal}.`)
  const report = readReport(counts)
  rmSync(folder, { recursive: true, force: true })
  return { status, report }
}
