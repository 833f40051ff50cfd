import { randomUUID } from 'node:crypto'
import { type Db, PgBoss } from 'pg-boss'
import { atOnce } from '#operations/at-once.ts'
import type { Deferred, Later, LaterName } from '#operations/later.ts'
import type { Log } from '#operations/platform.ts'

/** The queue of deferred work, kept in the platform's own database. */
export interface JobQueue {
  readonly defer: Deferred
  /** Does the work of one kind from now on, some of it at the same time. */
  work<Name extends LaterName>(name: Name, handler: (payload: Later[Name]) => Promise<unknown>): Promise<void>
  /** Lets work under way finish (30 seconds at most) and takes no more. */
  close(): Promise<void>
}

export interface JobQueueParts {
  /** The database beside any transaction. */
  readonly database: Db
  /** The database inside the transaction given. */
  readonly executeSql: (within: Parameters<Deferred>[2]) => Db['executeSql']
  readonly names: readonly LaterName[]
  readonly log: Log
}

/**
 * Opens the queue and makes what of its tables is missing (schema `jobs`). A job is a reminder: what must be done stands
 * in rows of our own, so jobs are kept for a day and a lost one costs a delay, never the work.
 */
export async function openJobQueue({ database, executeSql, names, log }: JobQueueParts): Promise<JobQueue> {
  const boss = new PgBoss({ db: database, schema: 'jobs', schedule: false, monitorVacuum: false, reindex: false })
  boss.on('error', (error) => log.error('job queue failed', { reason: error.message }))
  boss.on('warning', (warning) => log.warn('job queue warns', { reason: warning.message }))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, KEPT)
    // On PGlite a first `send` inside a transaction would ask for the queue beside it, and so wait for itself: this
    // question has pg-boss remember the queue beforehand.
    await boss.findJobs(name, { id: randomUUID() })
  }
  return {
    async defer(name, payload, within, after) {
      const startAfter = after === undefined ? {} : { startAfter: after }
      await boss.send(name, payload, { ...startAfter, db: { executeSql: executeSql(within) } })
    },
    async work(name, handler) {
      await boss.work<Later[typeof name]>(name, { pollingIntervalSeconds: 1, batchSize: A_LOOK }, async (jobs) => {
        await atOnce(
          AT_ONCE,
          jobs.map((job) => () => handler(job.data)),
        )
      })
    },
    close: () => boss.stop({ graceful: true, close: false }),
  }
}

/** Jobs that one look at the queue brings; it looks once a second: more than the leads of a storm (bench/storm.ts). */
const A_LOOK = 100
/** So that a server that hangs keeps few of the others' leads waiting. */
const AT_ONCE = 16
const KEPT = { retentionSeconds: 86_400, deleteAfterSeconds: 3600, expireInSeconds: 180, retryLimit: 2, retryDelay: 30 }
