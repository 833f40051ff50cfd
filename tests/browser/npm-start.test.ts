import { proveCleanEnd } from './npm-start.contract.ts'

/** As a person ends it; the other pairs are in tests/kill/npm-start.test.ts. */
proveCleanEnd([['SIGTERM', 'npm', ['start']]])
