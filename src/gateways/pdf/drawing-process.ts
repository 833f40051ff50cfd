import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { GatewayError } from '../gateway-error.ts'

/** Draws sheets beside the server, one after the other. */
export interface DrawingProcess {
  /** Throws GatewayError when the sheet cannot be drawn, takes too long, or too many wait before it. */
  draw(sheet: WindowSticker, picture: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** What goes to the process and what comes back. */
export interface DrawingRequest {
  readonly sheet: WindowSticker
  readonly picture: Uint8Array | null
}
export type DrawingAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string }

export interface DrawingOptions {
  /** The program of the process; another can be given to fail. */
  readonly program?: string
  readonly giveUpMs?: number
  /** Calls back after so long, unless what it returns is called first: a test lets the time run out when it likes. */
  readonly after?: (ms: number, then: () => void) => () => void
  /** Under way and waiting. Each takes about two seconds. */
  readonly waitingAtMost?: number
  /** The process ends when nothing was drawn for so long: it holds some 90 MB. */
  readonly idleMs?: number
}

const PROGRAM = join(import.meta.dirname, 'drawing-program.ts')
/** Gives way to the server, as far as a process can: pages are served first, sheets are drawn in what is left. */
const NICENESS = 19

/** As long as a sheet took, and no longer than this: the next in the queue waits, and the server has the machine. */
const LONGEST_REST_MS = 2_000

/**
 * A process of its own, started by the first sheet, since drawing one holds a thread for up to a second. It rests between
 * sheets: at the lowest priority, too, one that draws without a pause takes a tenth of the listing's speed.
 */
export function openDrawingProcess({
  program = PROGRAM,
  giveUpMs = 60_000,
  after = afterTime,
  waitingAtMost = 12,
  idleMs = 30_000,
}: DrawingOptions = {}): DrawingProcess {
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: NodeJS.Timeout | null = null

  function started(): ChildProcess {
    if (child) return child
    // Nothing of the server's environment is of use to it, and its secrets are not for it.
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
      const ended = () => fail('The drawing process ended before the sheet was done.')
      const failed = (error: Error) => fail(`The drawing process failed: ${error.message}`)
      const told = (answer: DrawingAnswer) =>
        answer.ok ? settle(() => resolve(new Uint8Array(answer.bytes))) : fail(answer.reason)
      const inTime = after(giveUpMs, () => {
        stop()
        fail(`The sheet was not drawn within ${giveUpMs} ms.`)
      })
      const settle = (end: () => void) => {
        inTime()
        process.off('message', told).off('exit', ended).off('error', failed)
        end()
      }
      process.on('message', told).on('exit', ended).on('error', failed)
      process.send(request, (error) => {
        if (error) failed(error)
      })
    })
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => after(ms, resolve))
  }

  return {
    async draw(sheet, picture) {
      if (waiting >= waitingAtMost) throw new GatewayError('pdf', `${waiting} sheets are waiting already.`)
      waiting += 1
      if (idle) clearTimeout(idle)
      const mine = last.then(() => timed(drawn({ sheet, picture })))
      last = mine.then(
        ({ ms }) => rest(Math.min(ms, LONGEST_REST_MS)),
        () => {
          // Who asked for it is told; the next one has its own turn.
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

async function timed<Value>(work: Promise<Value>): Promise<{ readonly value: Value; readonly ms: number }> {
  const started = performance.now()
  const value = await work
  return { value, ms: performance.now() - started }
}

function afterTime(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** Each thread has a priority of its own: those that V8 started with the process are no less busy than the first. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, NICENESS)
  } catch {
    // A system that does not let us: it draws at our own priority, one sheet at a time.
  }
}

function threadsOf(pid: number): readonly number[] {
  const folder = `/proc/${pid}/task`
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid]
}
