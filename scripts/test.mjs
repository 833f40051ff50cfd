// npm test: installs, builds, checks, and runs every test, real browsers and a real Postgres included.
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
const check = run('node', ['scripts/check.mjs'])
if (check.status !== 0) process.exit(check.status ?? 1)
ensureBuilt()
const tests = run('vitest', ['run', ...process.argv.slice(2)])
process.exit(tests.status ?? 1)
