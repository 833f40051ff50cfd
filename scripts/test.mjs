// npm test: installs, checks, builds, and runs every test, real browsers and a real Postgres included. Kills are in npm run
// kills, outages and storms in npm run chaos.
import { ensureAllInstalled, ensureBuilt, runAside } from './prepare.mjs'
import { countStep, runProjects } from './test-projects.mjs'

ensureAllInstalled()
// Beside the build. The tests run even if the check fails.
const checking = runAside('node', ['scripts/check.mjs'])
ensureBuilt()
const { status, output } = await checking
if (output) console.log(output.trimEnd())
countStep(status)
if (status !== 0) console.error('npm run check failed: it counts as one failure below.')
// One project after the other: side by side they take longer, since browsers keep both cores busy.
runProjects(['unit', 'browser'])
