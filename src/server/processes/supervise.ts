import type { Log } from '#operations/log/log.ts'
import { type FollowingClock, SYSTEM_CLOCK, waitAfter } from '../health/following-clock.ts'
import type { ForkedProcess } from './forked-process.ts'
import type { Started } from './messages.ts'

/** The processes of this machine. */
export interface Supervised {
  readonly started: Started
  /** The processes that serve now, by number. */
  up(): readonly ForkedProcess[]
  /** Replaces them one after the other, so that requests always find some. Old ones stay if a new one does not start. */
  replaceAll(): Promise<void>
  /** Ends all, after their requests. */
  stop(): Promise<void>
}

export interface SuperviseOptions {
  readonly count: number
  readonly fork: (number: number) => ForkedProcess
  /** Called for each process that has ended, expected or not. */
  readonly onEnd: (process: ForkedProcess, wasExpected: boolean) => void
  /** Time for a process to end. */
  readonly graceMs: number
  readonly log: Log
  readonly clock?: FollowingClock
  readonly now?: () => number
}

/** A process that ran for this long did not fail because of how it starts: the next wait is the shortest again. */
const WELL_AFTER_MS = 60_000

/**
 * Starts the processes: the first one alone, because it migrates the database, then the others. Starts one that dies
 * again, with growing waits. Rejects if the first one does not start.
 */
export async function supervise(options: SuperviseOptions): Promise<Supervised> {
  const { count, graceMs, log, clock = SYSTEM_CLOCK, now = Date.now } = options
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const current = new Map<number, ForkedProcess>()
  const failures = new Map<number, number>()
  const alive = new Set<ForkedProcess>()
  let isStopping = false
  let replacing = Promise.resolve()

  function fork(number: number): ForkedProcess {
    const startedAt = now()
    const forked = options.fork(number)
    alive.add(forked)
    void forked.ended.then((reason) => {
      alive.delete(forked)
      const isLost = current.get(number) === forked
      if (isLost) current.delete(number)
      options.onEnd(forked, isStopping || !isLost)
      if (isLost && !isStopping) startAgain(forked, reason, now() - startedAt)
    })
    return forked
  }

  function startAgain({ number, pid }: ForkedProcess, reason: string, livedMs: number): void {
    const failed = livedMs < WELL_AFTER_MS ? (failures.get(number) ?? 0) : 0
    failures.set(number, failed + 1)
    const waitMs = waitAfter(failed)
    log.error('a process ended and is started again', { process: number, pid, reason, waitMs })
    clock.after(waitMs, () => {
      // Replaced meanwhile.
      if (!isStopping && !current.has(number)) current.set(number, fork(number))
    })
  }

  async function replace(number: number): Promise<boolean> {
    let fresh: ForkedProcess
    try {
      // Throws if the newest release cannot be read.
      fresh = fork(number)
      await fresh.started
    } catch (error) {
      log.error('a new process did not start, so the old ones go on serving', {
        process: number,
        reason: String(error),
      })
      return false
    }
    const old = current.get(number)
    current.set(number, fresh)
    old?.end(graceMs)
    await old?.ended
    log.info('a process was replaced', { process: number, was: old?.version ?? null, version: fresh.version })
    return true
  }

  async function replaceEach(): Promise<void> {
    for (const number of numbers) if (isStopping || !(await replace(number))) return
    log.info('every process was replaced', { processes: count, versions: versionsOf(current.values()) })
  }

  const first = fork(1)
  const started = await first.started
  current.set(1, first)
  for (const number of numbers.slice(1)) current.set(number, fork(number))
  await Promise.allSettled([...current.values()].map((each) => each.started))
  return {
    started,
    up: () => [...current.values()].filter((each) => each.isUp()).toSorted((a, b) => a.number - b.number),
    replaceAll() {
      replacing = replacing.then(replaceEach)
      return replacing
    },
    async stop() {
      isStopping = true
      for (const each of alive) each.end(graceMs)
      await Promise.all([...alive].map((each) => each.ended))
    },
  }
}

/** Each version that one of the processes runs, once. */
export function versionsOf(processes: Iterable<ForkedProcess>): readonly string[] {
  return [...new Set([...processes].map(({ version }) => version))]
}
