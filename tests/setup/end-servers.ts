import { afterAll } from 'vitest'
import { stopAll } from '../browser/running-server.ts'

/**
 * Ends servers of suites whose setup failed half-way: their own teardown never runs, and the server would outlive the
 * file.
 */
afterAll(stopAll)
