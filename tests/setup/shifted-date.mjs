// Loaded first by every Node process of a test run (tests/setup/run-clock.ts): its date is CLOCK_SHIFT_MS ahead of the
// machine's, and jumps when a parent sends `{ clockShiftMs }`.
import { isMainThread } from 'node:worker_threads'
import { shiftDate } from './shift-date.mjs'

let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
shiftDate(() => shiftMs)

// Only where it was asked for: a process that listens to its parent does not end by itself.
if (isMainThread && process.send && process.env.CLOCK_JUMPS)
  process.on('message', (message) => {
    shiftMs = message?.clockShiftMs ?? shiftMs
  })
