// npm test: installs, checks, builds, and runs every test, real browsers and a real Postgres included. Kills, outages and
// storms are in npm run chaos.
import { ensureAllInstalled, ensureBuilt, run } from './prepare.mjs'
import { countStep, runProjects } from './test-projects.mjs'

ensureAllInstalled()
const check = run('node', ['scripts/check.mjs'])
// Run the tests even if the check failed.
countStep(check.status)
if (check.status !== 0) console.error('npm run check failed: it counts as one failure below.')
ensureBuilt()
// One project after the other: a browser and a server together keep two cores busy.
runProjects(['unit', 'browser'])
