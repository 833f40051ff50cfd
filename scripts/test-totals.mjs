// The last lines of npm test: the names of what failed, and the totals. Plain JavaScript without packages, so that it prints even if the installation failed.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Totals failures: their names, as far as known */

/** @returns {Totals} */
export function noTests() {
  return { passed: 0, failed: 0, skipped: 0, failures: [] }
}

/**
 * Adds a step's result to the totals. A step with a bad exit status counts as at least one failure, with or without a report.
 * @param {Totals} totals
 * @param {{ status: number | null, report?: string }} step its exit status, and the file that scripts/counting-reporter.mjs writes
 * @returns {Totals}
 */
export function addStep(totals, { status, report }) {
  const counted = read(report)
  const failed = Math.max(counted?.failed ?? 0, status === 0 && (counted || !report) ? 0 : 1)
  return {
    passed: totals.passed + (counted?.passed ?? 0),
    failed: totals.failed + failed,
    skipped: totals.skipped + (counted?.skipped ?? 0),
    failures: [...totals.failures, ...(counted?.failures ?? [])],
  }
}

/**
 * The names come last too: who reads only the end of a long log sees what failed.
 * @param {Totals} totals
 */
export function lastLines({ passed, failed, skipped, failures }) {
  return [...failures.map((name) => `Failed: ${name}`), `${passed} passed, ${failed} failed, ${skipped} skipped`]
}

/** @returns {Totals | null} null: the step crashed before it wrote, or while it did */
function read(report) {
  if (!report || !existsSync(report)) return null
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}
