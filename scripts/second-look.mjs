// Which files of a red project are run once more (docs/tests.md). Plain JavaScript, like scripts/test-totals.mjs.

/** More failed files than this are no accident. */
const MOST_FILES = 5

/**
 * A fault in these may show once in many runs and still cost a dealer money or show one dealer's data to another. So they
 * get no second look.
 */
const NEVER_AGAIN = [
  // Kills: nothing acknowledged is lost.
  /^tests\/kill\//,
  // Tenancy: no dealer sees another's, no staff beyond their role and scope.
  /rights|scope|other-site|another-site|private-data|personal-data|tenan|hostname|same-site|erase|boundar/,
  // Money.
  /money|payment|reserv|refund|deposit|stripe|sale|price/,
]

/**
 * The failed files that are run once more, one at a time; none if the project is red whatever they say.
 * @param {import('./test-totals.mjs').Totals | null} report
 * @returns {readonly string[]}
 */
export function filesToRunAgain(report) {
  if (report === null) return []
  const files = [...new Set(report.failures.map(({ file }) => file))]
  const isRed = files.length > MOST_FILES || files.some((file) => file === null || isNeverRunAgain(file))
  return isRed ? [] : files
}

/** @param {string} file */
export function isNeverRunAgain(file) {
  return NEVER_AGAIN.some((pattern) => pattern.test(file))
}

/**
 * The project's report after the second look. A file that passed is unsteady, and its tests count as passed.
 * @param {import('./test-totals.mjs').Totals} report
 * @param {readonly { file: string, status: number | null, report: import('./test-totals.mjs').Totals | null }[]} looks
 * @returns {import('./test-totals.mjs').Totals}
 */
export function afterSecondLook(report, looks) {
  const steady = new Set(looks.filter(({ status, report }) => status === 0 && report !== null).map(({ file }) => file))
  const unsteady = report.failures.filter(({ file }) => steady.has(file))
  const failures = report.failures.filter(({ file }) => !steady.has(file))
  return {
    ...report,
    passed: report.passed + unsteady.length,
    failed: failures.length,
    failures,
    unsteady: [...report.unsteady, ...unsteady],
  }
}
