// A Vitest reporter that prints the longest files, and writes the counts and the names of what failed to the file in TEST_COUNTS at the end of the run.
import { writeFileSync } from 'node:fs'

export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    for (const line of longest(modules)) console.log(line)
    if (process.env.TEST_COUNTS)
      writeFileSync(process.env.TEST_COUNTS, JSON.stringify(countsOf(modules, unhandledErrors)))
  }
}

const LONGEST = 20

/** The files that take the most time: what to look at when the run takes longer (docs/tests.md). */
function longest(modules) {
  const files = modules.map((module) => ({
    file: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
    processor: module.meta().processorSeconds,
  }))
  const all = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST)
  const column = (seconds) => seconds.toFixed(1).padStart(7)
  return [
    '',
    'The longest files, in seconds, and in seconds of their worker’s processor where that is measured:',
    ...all.map(
      ({ file, seconds, processor }) =>
        `${column(seconds)}${processor === undefined ? '       ' : column(processor)}  ${file}`,
    ),
  ]
}

/**
 * Counts as failed: tests, suites whose own code or hooks threw (their tests never ran), and errors outside any test.
 * @returns {import('./test-totals.mjs').Totals}
 */
function countsOf(modules, unhandledErrors) {
  const perFile = modules.map((module) => {
    const tests = [...module.children.allTests()]
    const inState = (state) => tests.filter((test) => test.result().state === state).length
    return {
      passed: inState('passed'),
      // A test that never ran has not passed.
      skipped: inState('skipped') + inState('pending'),
      failures: failuresOf(module, tests),
    }
  })
  const failures = [
    ...perFile.flatMap((file) => file.failures),
    ...unhandledErrors.map(({ message }) => ({ file: null, name: `outside any test: ${message}`, message })),
  ]
  const sum = (key) => perFile.reduce((total, file) => total + file[key], 0)
  return { passed: sum('passed'), failed: failures.length, skipped: sum('skipped'), failures, unsteady: [] }
}

function failuresOf(module, tests) {
  const file = module.relativeModuleId
  const suites = [module, ...module.children.allSuites()]
  return [
    ...tests.filter((test) => test.result().state === 'failed').map((test) => [test, test.result().errors]),
    ...suites.map((suite) => [suite, suite.errors()]).filter(([, errors]) => errors.length > 0),
  ].map(([entity, errors]) => ({
    file,
    name: [file, entity.fullName].filter(Boolean).join(' > '),
    message: errors[0]?.message ?? '',
  }))
}
