import { type ChildProcess, fork } from 'node:child_process'
import { GatewayError } from '../gateway-error.ts'
import type { Reader, ReadingAnswer, ReadingRequest } from './answer-readings.ts'
import { ReadingError, type Unread } from './reading-error.ts'

type Readers = Readonly<Record<string, Reader>>

/**
 * H4-1: reads what strangers send in a process of its own, one at a time, with a bound of time and memory. Pictures are cut
 * and window stickers drawn in one too.
 */
export interface ReadingProcess<All extends Readers> {
  /**
   * Throws ReadingError if the reading goes over a bound or fails, and GatewayError if it could not begin, or if too many
   * are waiting or `giveUp` aborts before its turn.
   */
  read<Kind extends keyof All & string>(
    kind: Kind,
    input: Parameters<All[Kind]>[0],
    giveUp?: AbortSignal,
  ): Promise<Awaited<ReturnType<All[Kind]>>>
  close(): Promise<void>
}

export interface ReadingOptions {
  /** File of the program, which calls `answerReadings`. */
  readonly program: string
  /** Milliseconds for one reading, once it has begun. */
  readonly giveUpMs?: number
  /** Megabytes of the process's heap. */
  readonly heapMegabytes?: number
  /** Limit for running and waiting readings. */
  readonly waitingAtMost?: number
  /** Ends the process after this idle time. */
  readonly idleMs?: number
  /** The next reading waits as long as the last one took, at most this: the server has the processor meanwhile. */
  readonly longestRestMs?: number
  /** Milliseconds, by which a reading is timed; tests control it as well. */
  readonly now?: () => number
  /** Calls `then` after `ms`, unless the returned function is called first; tests control the time with it. */
  readonly after?: (ms: number, then: () => void) => () => void
}

/** For the start of a process, on a busy machine. */
export const START_MS = 60_000

/**
 * Starts the process on first use, and a fresh one after it ended. It is no thread: a thread that goes over its heap often
 * takes the whole server with it (docs/decisions/176).
 */
export function openReadingProcess<All extends Readers>({
  program,
  giveUpMs = 20_000,
  heapMegabytes = 256,
  waitingAtMost = 12,
  idleMs = 60_000,
  longestRestMs = 0,
  now = () => performance.now(),
  after = afterTime,
}: ReadingOptions): ReadingProcess<All> {
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false
  let idle: NodeJS.Timeout | null = null
  let endRest = () => {}

  function started(): ChildProcess {
    if (child) return child
    // An empty environment: the process reads strangers' bytes and must not see the server's secrets.
    const forkedChild = fork(program, {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    forkedChild.on('exit', () => {
      if (child === forkedChild) child = null
    })
    forkedChild.unref()
    forkedChild.channel?.unref()
    child = forkedChild
    return forkedChild
  }

  function stop(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function answerOf(request: ReadingRequest): Promise<unknown> {
    if (isClosed) return Promise.reject(new GatewayError('reading', 'it is closed'))
    const process = started()
    return new Promise((resolve, reject) => {
      let hasBegun = false
      let isLate = false
      let inTime = after(START_MS, stop)
      const begin = () => {
        hasBegun = true
        inTime()
        inTime = after(giveUpMs, () => {
          isLate = true
          stop()
        })
      }
      const received = (answer: ReadingAnswer) => {
        if ('begun' in answer) begin()
        else settle(() => (answer.ok ? resolve(answer.value) : reject(new ReadingError('fault', answer.reason))))
      }
      const ended = (status: number | null, signal: NodeJS.Signals | null) => {
        // One that never began says nothing about what it was to read.
        if (hasBegun && !isClosed) settle(() => reject(new ReadingError(isLate ? 'time' : endOf(status, signal))))
        else settle(() => reject(new GatewayError('reading', `the process ended (${signal ?? status})`)))
      }
      const failed = (error: Error) => settle(() => reject(new GatewayError('reading', error.message)))
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

  function rest(ms: number): Promise<void> | null {
    if (ms <= 0 || isClosed) return null
    return new Promise((resolve) => {
      const stop = after(ms, resolve)
      endRest = () => {
        stop()
        resolve()
      }
    })
  }

  return {
    async read(kind, input, giveUp) {
      if (waiting >= waitingAtMost) throw new GatewayError('reading', `${waiting} texts are already waiting`)
      waiting += 1
      if (idle) clearTimeout(idle)
      let begun = 0
      const mine = last.then(() => {
        if (giveUp?.aborted) throw new GatewayError('reading', 'it was given up')
        begun = now()
        return answerOf({ kind, input })
      })
      last = mine.then(
        () => rest(Math.min(now() - begun, longestRestMs)),
        () => {
          // The caller handles the error; the next reading starts as usual.
        },
      )
      try {
        return (await mine) as never
      } finally {
        waiting -= 1
        if (waiting === 0 && !isClosed) idle = setTimeout(stop, idleMs).unref()
      }
    },
    async close() {
      isClosed = true
      if (idle) clearTimeout(idle)
      stop()
      endRest()
      await last
    },
  }
}

/** V8 aborts or traps when the heap is full; a signal that we did not send is the system's, which was out of memory. */
function endOf(status: number | null, signal: NodeJS.Signals | null): Unread {
  return status === 134 || (signal !== null && OUT_OF_MEMORY.includes(signal)) ? 'memory' : 'crash'
}

const OUT_OF_MEMORY: readonly NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL']

function afterTime(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
