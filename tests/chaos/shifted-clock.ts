import { isMainThread } from 'node:worker_threads'
import type { RunningServer } from '../browser/running-server.ts'

/**
 * Loaded by a server process before all else (`wrongClock`): its clock is ahead of the machine's by CLOCK_SHIFT_MS, and
 * jumps when the process that started it sends `{ clockShiftMs }`. Timers go on as before, as after a jump of a real clock.
 */
const Real = Date
let shiftMs = 0

/** For the environment of a server whose clock is wrong. Milliseconds; below 0 is behind. */
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
