// npm run kills: installs, builds, and runs the tests that kill processes: nothing acknowledged is lost.
import { ensureAllInstalled, ensureBuilt } from './prepare.mjs'
import { runProjects } from './test-projects.mjs'

ensureAllInstalled()
ensureBuilt()
runProjects(['kill'])
