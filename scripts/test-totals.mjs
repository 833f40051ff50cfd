// The last lines of npm test: the names of what failed, and the totals. Plain JavaScript without packages, so that it prints even if the installation failed.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ file: string | null, name: string, message: string }} Failure file: null outside any test; message: the first error's */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly Failure[], unsteady: readonly Failure[] }} Totals failures: as far as known; unsteady: failed once, and passed at the second look */

/** @returns {Totals} */
export function noTests() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
}

/**
 * Adds a step's result to the totals. A step with a bad exit status counts as at least one failure, with or without a report.
 * @param {Totals} totals
 * @param {{ status: number | null, report?: Totals | null }} step its exit status, and what scripts/counting-reporter.mjs wrote: null if it wrote nothing, absent for a step without tests
 * @returns {Totals}
 */
export function addStep(totals, { status, report }) {
  const failed = Math.max(report?.failed ?? 0, status === 0 && report !== null ? 0 : 1)
  return {
    passed: totals.passed + (report?.passed ?? 0),
    failed: totals.failed + failed,
    skipped: totals.skipped + (report?.skipped ?? 0),
    failures: [...totals.failures, ...(report?.failures ?? [])],
    unsteady: [...totals.unsteady, ...(report?.unsteady ?? [])],
  }
}

/**
 * The names come last too: who reads only the end of a long log sees what failed, and what is unsteady.
 * @param {Totals} totals
 */
export function lastLines({ passed, failed, skipped, failures, unsteady }) {
  return [
    ...unsteady.map(({ name, message }) => `Unsteady: ${name}: ${firstLine(message)}`),
    ...failures.map(({ name }) => `Failed: ${name}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}

/**
 * @param {string} file
 * @returns {Totals | null} null: the step crashed before it wrote, or while it did
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  try {
    return { ...noTests(), ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return null
  }
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? ''
}
