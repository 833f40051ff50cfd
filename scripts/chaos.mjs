// npm run chaos: installs, builds, and runs the tests that kill processes, take databases away and send storms. A release
// needs it and npm test. SIMULATED_SEEDS=10000 makes the simulator run as often as a release wants it.
import { ensureAllInstalled, ensureBuilt, run } from './prepare.mjs'
import { countStep, runProjects } from './test-projects.mjs'

ensureAllInstalled()
ensureBuilt()
const seeds = process.env.SIMULATED_SEEDS ?? '1000'
// Files named on the command line are those of the tests.
if (process.argv.length === 2)
  countStep(run('node', ['tests/simulator/simulate-seeds.ts', '--seeds', seeds, '--steps', '25']).status)
runProjects(['chaos'])
