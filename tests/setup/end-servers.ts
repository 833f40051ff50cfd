import { afterAll } from 'vitest'
import { stopAll } from '../browser/running-server.ts'

/** A suite whose start fails half way never comes to its own end: its server would run on beside the next file. */
afterAll(stopAll)
