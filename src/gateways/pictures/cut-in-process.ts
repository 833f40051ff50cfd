import { type ChildProcess, fork } from 'node:child_process'
import type { Cut } from './cut-picture.ts'
import type { CutOrder } from './cut-process.ts'

/** Resizes pictures one at a time, in a separate process that starts on first use and ends when idle. */
export interface PictureCutter {
  /** Null if `giveUp` aborts, or the cutter is closed, before the picture's turn. */
  cut(picture: Omit<CutOrder, 'number'>, giveUp: AbortSignal): Promise<Cut | null>
  close(): Promise<void>
}

/** `deadline`: timeout per picture in milliseconds; the process is killed when it expires. */
export function createPictureCutter({ deadline = 90_000, idle = 60_000 } = {}): PictureCutter {
  let child: ChildProcess | null = null
  let resting: NodeJS.Timeout | null = null
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  let orders = 0

  const started = () => {
    if (child) return child
    // Empty environment: the process decodes untrusted bytes and must not see the server's secrets.
    const made = fork(PROCESS, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    made.on('exit', () => {
      if (child === made) child = null
    })
    child = made
    return made
  }
  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const cutNow = async (picture: Omit<CutOrder, 'number'>, giveUp: AbortSignal): Promise<Cut | null> => {
    if (closed || giveUp.aborted) return null
    if (resting) clearTimeout(resting)
    const cut = await order(started(), { number: ++orders, ...picture }, deadline)
    if (cut === null) end()
    if (cut === null && closed) return null
    resting = setTimeout(end, idle).unref()
    return cut ?? { ok: false, fault: 'could not be cut: the decoder failed or took too long' }
  }

  return {
    cut(picture, giveUp) {
      const cut = last.then(() => cutNow(picture, giveUp))
      last = cut.catch(() => {
        // The caller handles the error; the next job starts as usual.
      })
      return cut
    },
    async close() {
      closed = true
      end()
      await last
      if (resting) clearTimeout(resting)
    },
  }
}

const PROCESS = new URL('./cut-process.ts', import.meta.url)

/** The result from the process; null if it ended or was too slow. */
function order(child: ChildProcess, wanted: CutOrder, deadline: number) {
  const { promise, resolve } = Promise.withResolvers<Cut | null>()
  const answer = (message: unknown) => {
    const { number, cut } = message as { number: number; cut: Cut }
    if (number === wanted.number) resolve(cut)
  }
  const gone = () => resolve(null)
  const timer = setTimeout(gone, deadline)
  child.on('message', answer).once('exit', gone).once('error', gone)
  child.send(wanted, (error) => {
    if (error) gone()
  })
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', answer).off('exit', gone).off('error', gone)
  })
}
