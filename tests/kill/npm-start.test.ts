import { proveCleanEnd } from '../browser/npm-start.contract.ts'

/** The pairs that npm test leaves out (tests/browser/starting.test.ts). */
proveCleanEnd([
  ['SIGKILL', 'npm', ['start']],
  ['SIGKILL', 'node', ['scripts/start.mjs']],
  ['SIGTERM', 'node', ['scripts/start.mjs']],
])
