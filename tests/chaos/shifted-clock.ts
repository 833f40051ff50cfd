import { isMainThread } from 'node:worker_threads'
import type { RunningServer } from '../browser/running-server.ts'

/**
 * Loaded first by a server process (`wrongClock`): its clock is CLOCK_SHIFT_MS ahead of the machine's, and jumps when
 * its parent sends `{ clockShiftMs }`. Timers are unaffected, like after a jump of a real clock.
 */
const Real = Date
let shiftMs = 0

/** Environment of a server with a wrong clock. Milliseconds; negative is behind. */
export function wrongClock(ms: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${import.meta.url}`, CLOCK_SHIFT_MS: String(ms) }
}

/** Sets the clock of a server that was started with `wrongClock`. */
export function jumpClock(server: RunningServer, ms: number): void {
  server.process.send?.({ clockShiftMs: ms })
}

if (process.env.CLOCK_SHIFT_MS !== undefined) {
  shiftMs = Number(process.env.CLOCK_SHIFT_MS)
  // The server's own child processes have the machine's clock.
  delete process.env.NODE_OPTIONS
  const now = () => Real.now() + shiftMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  if (isMainThread)
    process.on('message', (message: { readonly clockShiftMs?: number }) => {
      shiftMs = message.clockShiftMs ?? shiftMs
    })
}
