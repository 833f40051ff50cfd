import { randomUUID } from 'node:crypto'
import { type Db, PgBoss } from 'pg-boss'
import { atOnce } from '#operations/at-once.ts'
import { loggedError } from '#operations/clean-facts.ts'
import type { Deferred, Later, LaterName } from '#operations/later.ts'
import type { Log } from '#operations/log/log.ts'
import { traced } from '#tracing/work.ts'

/** The job queue, stored in the platform's database. */
export interface JobQueue {
  readonly defer: Deferred
  /** Starts handling jobs of one kind, several concurrently. */
  work<Name extends LaterName>(name: Name, handler: (payload: Later[Name]) => Promise<unknown>): Promise<void>
  /** Takes no more jobs; waits up to 30 seconds for running ones. */
  close(): Promise<void>
}

export interface JobQueueParts {
  /** The database, outside any transaction. */
  readonly database: Db
  /** Runs SQL inside the given transaction. */
  readonly executeSql: (within: Parameters<Deferred>[2]) => Db['executeSql']
  readonly names: readonly LaterName[]
  readonly log: Log
}

/**
 * Opens the queue and creates missing tables (schema `jobs`). Jobs are reminders: the work itself is in our own rows,
 * so jobs are deleted after a day and a lost job only delays its work.
 */
export async function openJobQueue({ database, executeSql, names, log }: JobQueueParts): Promise<JobQueue> {
  const boss = new PgBoss({ db: database, schema: 'jobs', schedule: false, monitorVacuum: false, reindex: false })
  boss.on('error', (error) => log.error('job queue failed', { reason: error.message }))
  boss.on('warning', (warning) => log.warn('job queue warning', { reason: warning.message }))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, RETENTION)
    // On PGlite, the first `send` inside a transaction would query the queue outside it and deadlock. This query makes
    // pg-boss cache the queue beforehand.
    await boss.findJobs(name, { id: randomUUID() })
  }
  return {
    async defer(name, payload, within, after) {
      const startAfter = after === undefined ? {} : { startAfter: after }
      await boss.send(name, payload, { ...startAfter, db: { executeSql: executeSql(within) } })
    },
    async work(name, handler) {
      await boss.work<Later[typeof name]>(name, { pollingIntervalSeconds: 1, batchSize: BATCH }, async (jobs) => {
        await atOnce(
          AT_ONCE,
          jobs.map(
            (job) => () => traced({ kind: 'job', name, site: null, facts: {} }, () => handled(handler, job.data)),
          ),
        )
      })
    },
    close: () => boss.stop({ graceful: true, close: false }),
  }
}

/** H6: the queue stores the error of a failed job, so it must hold no value of a query. */
async function handled<Payload>(handler: (payload: Payload) => Promise<unknown>, payload: Payload): Promise<unknown> {
  try {
    return await handler(payload)
  } catch (error) {
    const { name, message, stack } = loggedError(error)
    throw Object.assign(new Error(message), { name, stack })
  }
}

/** Jobs per poll. With one poll per second this exceeds the leads of a peak (bench/storm.ts). */
const BATCH = 100
/** Concurrent jobs, so that a hanging receiver delays few other leads. */
const AT_ONCE = 16
const RETENTION = {
  retentionSeconds: 86_400,
  deleteAfterSeconds: 3600,
  expireInSeconds: 180,
  retryLimit: 2,
  retryDelay: 30,
}
