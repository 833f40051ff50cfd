// Runs projects of vitest.config.ts one after the other, and prints what failed and the totals at the end, however the run ends.
import { runFiles } from './run-files.mjs'
import { afterSecondLook, filesToRunAgain } from './second-look.mjs'
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
  for (const project of names) totals = addStep(totals, runProject(project, process.argv.slice(2)))
  finished = true
}

/** One project, and its failed files once more, each by itself: with servers, a database and a browser of its own. */
function runProject(project, wanted) {
  const first = runFiles(project, wanted)
  const files = filesToRunAgain(first.report)
  if (files.length === 0) return first
  console.log(`A second look, one at a time, at what failed: ${files.join(', ')}`)
  const looks = files.map((file) => ({ file, ...runFiles(project, [file]) }))
  const report = afterSecondLook(first.report, looks)
  return { status: report.failed === 0 ? 0 : first.status, report }
}
