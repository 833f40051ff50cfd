// npm run chaos: installs, builds, and runs the tests that kill processes, take databases away and send storms. A release
// needs it and npm test.
import { ensureAllInstalled, ensureBuilt } from './prepare.mjs'
import { runProjects } from './test-projects.mjs'

ensureAllInstalled()
ensureBuilt()
runProjects(['chaos'])
