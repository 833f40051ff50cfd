// A Vitest reporter that prints the slowest files, and writes the counts and the names of what failed to the file in TEST_COUNTS at the end of the run.
import { writeFileSync } from 'node:fs'

export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    for (const line of slowest(modules)) console.log(line)
    if (process.env.TEST_COUNTS)
      writeFileSync(process.env.TEST_COUNTS, JSON.stringify(countsOf(modules, unhandledErrors)))
  }
}

const SLOWEST = 20

/** The files that take the most time, with their seconds: what to look at when the run takes longer (docs/tests.md). */
function slowest(modules) {
  const files = modules.map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
  const all = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  return [
    '',
    'The slowest files, in seconds:',
    ...all.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)}  ${file}`),
  ]
}

/**
 * Counts as failed: tests, suites whose own code or hooks threw (their tests never ran), and errors outside any test.
 * @returns {import('./test-totals.mjs').Totals}
 */
function countsOf(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
  const inState = (state) => tests.filter((test) => test.result().state === state).length
  const failed = [
    ...tests.filter((test) => test.result().state === 'failed').map(nameOf),
    ...suites.filter((suite) => suite.errors().length > 0).map(nameOf),
    ...unhandledErrors.map((error) => `outside any test: ${error.message}`),
  ]
  return {
    passed: inState('passed'),
    failed: failed.length,
    // A test that never ran has not passed.
    skipped: inState('skipped') + inState('pending'),
    failures: failed,
  }
}

function nameOf(entity) {
  return [entity.module?.relativeModuleId ?? entity.relativeModuleId, entity.fullName].filter(Boolean).join(' > ')
}
