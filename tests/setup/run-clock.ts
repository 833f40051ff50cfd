import type { BrowserContext } from 'playwright-core'
import type { RunningServer } from '../browser/running-server.ts'
import { shiftDate } from './shift-date.mjs'

/**
 * One clock for a test run: each of its processes, and each page of its browsers, believes that the run began at this
 * instant, and goes on from there. So no test depends on the day on which it runs. Tuesday 24 November 2026, 10 am in
 * Brisbane; RUN_BEGINS names another (`npm run explore -- dates`). Times of files, the expiry of a browser's cookies and
 * `now()` of a Postgres server stay the machine's.
 */
const RUN_BEGINS = '2026-11-24T00:00:00Z'

/** Milliseconds that the clock of this run is ahead of the machine's. */
function shiftOfRun(): number {
  return Number(process.env.CLOCK_SHIFT_MS ?? 0)
}

/** Sets the clock for every process that this one starts from now on. Once a run: a process inside has it already. */
export function beginRun(): void {
  if (process.env.CLOCK_SHIFT_MS !== undefined) return
  const begins = Date.parse(process.env.RUN_BEGINS ?? RUN_BEGINS)
  if (Number.isNaN(begins)) throw new Error('RUN_BEGINS is no instant. Write it like 2027-01-20T00:00:00Z.')
  process.env.CLOCK_SHIFT_MS = String(begins - Date.now())
  const preload = `--import=${new URL('shifted-date.mjs', import.meta.url).href}`
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
}

/** The clock of the run for a process that gets none of this one's environment but what it is given. */
export function clockOfRun(): Readonly<Record<string, string | undefined>> {
  const { NODE_OPTIONS, CLOCK_SHIFT_MS } = process.env
  return { NODE_OPTIONS, CLOCK_SHIFT_MS }
}

/** Environment of a server with a wrong clock. Milliseconds ahead of the run's; negative is behind. */
export function wrongClock(ms: number): Readonly<Record<string, string>> {
  return { CLOCK_SHIFT_MS: String(shiftOfRun() + ms), CLOCK_JUMPS: '1' }
}

/** Sets the clock of a server that was started with `wrongClock`. */
export function jumpClock(server: RunningServer, ms: number): void {
  server.process.send?.({ clockShiftMs: shiftOfRun() + ms })
}

/**
 * Gives each page of a browser the run's date. Its date alone: Playwright's own clock replaces timers and frames too, and
 * a page would no longer move as it does for a person.
 */
export async function datePages(context: BrowserContext): Promise<void> {
  if (shiftOfRun() !== 0) await context.addInitScript({ content: `(${shiftDate})(() => ${shiftOfRun()})` })
}
