import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newestRelease, OWN_FOLDER } from '../release.ts'
import type { Answers, Asked, FromProcess, Started, ToProcess } from './messages.ts'

/** One of the processes that share the ports of this machine. */
export interface ForkedProcess {
  /** From 1; the process that replaces this one has the same number. */
  readonly number: number
  readonly pid: number
  /** The version of the program that it runs. */
  readonly version: string
  /** Whether it serves. */
  isUp(): boolean
  /** Resolves once it serves; rejects with a sentence if it ends before. */
  readonly started: Promise<Started>
  /** Resolves with the reason once it has ended. */
  readonly ended: Promise<string>
  /** Rejects if it gives no answer in time. */
  ask<What extends Asked>(what: What): Promise<Answers[What]>
  /** Has it finish its requests and end; kills it if it does not within `graceMs`. */
  end(graceMs: number): void
}

const ANSWER_WITHIN_MS = 3_000

/**
 * Starts a process with the settings of this one and the newest program: a link such as /opt/forecourt/current is
 * followed at each start, so that a reload runs the release that the link names then (O-B1).
 */
export function forkProcess(number: number): ForkedProcess {
  const { folder, version } = newestRelease()
  // Started in the folder of a release, it goes to that of the newer one; elsewhere relative paths stay as they are.
  const cwd = process.cwd() === OWN_FOLDER ? folder : process.cwd()
  cluster.setupPrimary({ exec: join(folder, 'src', 'server', 'start.ts'), cwd })
  // Round robin: the main process hands out connections in turn, so the load is even and a process that closes its port
  // loses none. The alternative leaves both to the system, which prefers a few processes.
  cluster.schedulingPolicy = cluster.SCHED_RR
  const worker = cluster.fork({ PROCESS_NUMBER: String(number) })
  const waiting = new Map<number, (answer: Answers[Asked]) => void>()
  let isUp = false
  let lastId = 0
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (status, signal) => {
      isUp = false
      resolve(signal ? `signal ${signal}` : `status ${status}`)
    })
  })
  const started = new Promise<Started>((resolve, reject) => {
    worker.on('message', (message: FromProcess) => {
      if (message.kind === 'started') {
        isUp = true
        resolve(message.started)
      } else if (message.kind === 'answer') {
        waiting.get(message.id)?.(message.answer)
        waiting.delete(message.id)
      }
    })
    void ended.then((reason) => reject(new Error(`Process ${number} ended before it served (${reason}).`)))
  })
  // Without a caller that waits, the reason of `ended` is enough.
  started.catch(() => {})
  return {
    number,
    version,
    pid: worker.process.pid ?? 0,
    isUp: () => isUp,
    started,
    ended,
    async ask(what) {
      lastId += 1
      const id = lastId
      const answer = new Promise<Answers[Asked]>((resolve) => waiting.set(id, resolve))
      const question: ToProcess = { kind: 'ask', asked: what, id }
      // A process that is ending has no channel any more; the time limit says so.
      if (worker.isConnected()) worker.send(question, () => {})
      const reply = await Promise.race([answer, pause(ANSWER_WITHIN_MS, null, { ref: false })])
      waiting.delete(id)
      if (reply === null) throw new Error(`Process ${number} does not answer.`)
      return reply as Answers[typeof what]
    },
    end(graceMs) {
      worker.process.kill('SIGTERM')
      const late = setTimeout(() => worker.process.kill('SIGKILL'), graceMs).unref()
      void ended.then(() => clearTimeout(late))
    },
  }
}
