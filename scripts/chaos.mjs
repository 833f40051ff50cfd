// npm run chaos: installs, builds, and runs the tests that take databases, mail and disks away and send storms, the benches,
// and whole what npm test proves a sample of. A release needs it, npm test and npm run kills. SIMULATED_SEEDS=10000 makes
// the simulator run as often as a release wants it.
import { ensureAllInstalled, ensureBuilt, runAside } from './prepare.mjs'
import { countStep, runProjects } from './test-projects.mjs'

ensureAllInstalled()
ensureBuilt()
const seeds = Number(process.env.SIMULATED_SEEDS ?? 1000)
// Files named on the command line are those of the tests.
if (process.argv.length === 2) {
  // A half on each core, and those of drafts beside them.
  const half = Math.ceil(seeds / 2)
  const halves = [simulate(1, half), simulate(1 + half, seeds - half), simulate(1, Math.ceil(seeds / 10), '--studio')]
  for (const ended of halves) {
    const { status, output } = await ended
    console.log(output.trimEnd())
    countStep(status)
  }
}
runProjects(['chaos', 'whole-unit', 'whole'])

function simulate(seed, count, ...more) {
  const range = ['--seed', String(seed), '--seeds', String(count), '--steps', '25', ...more]
  return runAside('node', ['tests/simulator/simulate-seeds.ts', ...range])
}
