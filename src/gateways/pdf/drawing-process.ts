import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { GatewayError } from '../gateway-error.ts'

/** Renders window stickers in a separate process, one at a time. */
export interface DrawingProcess {
  /** Throws GatewayError if the window sticker cannot be rendered, takes too long, or too many are waiting. */
  draw(sticker: WindowSticker, picture: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** Message to the process. */
export interface DrawingRequest {
  readonly sticker: WindowSticker
  readonly picture: Uint8Array | null
}
export type DrawingAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string }

export interface DrawingOptions {
  /** The program of the process; replaceable in tests. */
  readonly program?: string
  readonly giveUpMs?: number
  /** Calls `then` after `ms`, unless the returned function is called first; tests control the time with it. */
  readonly after?: (ms: number, then: () => void) => () => void
  /** Milliseconds, by which a job is timed; tests control it as well. */
  readonly now?: () => number
  /** Limit for running and waiting jobs. Each takes about two seconds. */
  readonly waitingAtMost?: number
  /** Ends the process after this idle time: it holds about 90 MB. */
  readonly idleMs?: number
}

const PROGRAM = join(import.meta.dirname, 'drawing-program.ts')
/** Lowest priority: pages are served first. */
const NICENESS = 19

/** Longest pause between two jobs, during which the server has the CPU. */
const LONGEST_REST_MS = 2_000

/**
 * Starts a separate process on first use, because rendering blocks a thread for up to a second. The process pauses
 * between jobs: even at the lowest priority, continuous rendering slows listings by a tenth.
 */
export function openDrawingProcess({
  program = PROGRAM,
  giveUpMs = 60_000,
  after = afterTime,
  now = () => performance.now(),
  waitingAtMost = 12,
  idleMs = 30_000,
}: DrawingOptions = {}): DrawingProcess {
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: NodeJS.Timeout | null = null

  function started(): ChildProcess {
    if (child) return child
    // An empty environment: the process needs none of the server's settings and must not see its secrets.
    const made = fork(program, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    made.on('exit', () => {
      if (child === made) child = null
    })
    made.unref()
    made.channel?.unref()
    child = made
    return made
  }

  function stop(): void {
    child?.kill()
    child = null
  }

  function drawn(request: DrawingRequest): Promise<Uint8Array<ArrayBuffer>> {
    const process = started()
    lowerPriority(process.pid)
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => settle(() => reject(new GatewayError('pdf', reason)))
      const ended = () => fail('The drawing process ended before the window sticker was done.')
      const failed = (error: Error) => fail(`The drawing process failed: ${error.message}`)
      const received = (answer: DrawingAnswer) =>
        answer.ok ? settle(() => resolve(new Uint8Array(answer.bytes))) : fail(answer.reason)
      const inTime = after(giveUpMs, () => {
        stop()
        fail(`The window sticker was not rendered within ${giveUpMs} ms.`)
      })
      const settle = (end: () => void) => {
        inTime()
        process.off('message', received).off('exit', ended).off('error', failed)
        end()
      }
      process.on('message', received).on('exit', ended).on('error', failed)
      process.send(request, (error) => {
        if (error) failed(error)
      })
    })
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => after(ms, resolve))
  }

  return {
    async draw(sticker, picture) {
      if (waiting >= waitingAtMost) throw new GatewayError('pdf', `${waiting} window stickers are already waiting.`)
      waiting += 1
      if (idle) clearTimeout(idle)
      const mine = last.then(() => timed(drawn({ sticker, picture }), now))
      last = mine.then(
        ({ ms }) => rest(Math.min(ms, LONGEST_REST_MS)),
        () => {
          // The caller handles the error; the next job starts as usual.
        },
      )
      try {
        return (await mine).value
      } finally {
        waiting -= 1
        if (waiting === 0) idle = setTimeout(stop, idleMs).unref()
      }
    },
    async close() {
      if (idle) clearTimeout(idle)
      stop()
    },
  }
}

async function timed<Value>(
  work: Promise<Value>,
  now: () => number,
): Promise<{ readonly value: Value; readonly ms: number }> {
  const started = now()
  const value = await work
  return { value, ms: now() - started }
}

function afterTime(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** Sets the priority of every thread: V8's threads are as busy as the main one. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, NICENESS)
  } catch {
    // Not permitted here: render at normal priority, one at a time.
  }
}

function threadsOf(pid: number): readonly number[] {
  const folder = `/proc/${pid}/task`
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid]
}
