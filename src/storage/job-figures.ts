import type { JobsDatabase } from './database/jobs-database.ts'

/** Jobs of one name: how many wait, how long the oldest has been due, how many failed and are not deleted yet (OPS-7). */
export interface JobFigures {
  readonly name: string
  readonly waiting: number
  readonly oldestSeconds: number
  readonly failed: number
}

/** Counts of the queue's own table, which holds the jobs of an hour. */
export async function jobFigures(jobs: JobsDatabase): Promise<readonly JobFigures[]> {
  const { rows } = await jobs.executeSql(QUERY, [])
  return rows.map(({ name, waiting, oldest, failed }) => ({
    name: String(name),
    waiting: Number(waiting),
    oldestSeconds: Math.max(0, Number(oldest ?? 0)),
    failed: Number(failed),
  }))
}

const QUERY = `
  select name, count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
    extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) as oldest,
    count(*) filter (where state = 'failed') as failed
  from jobs.job where name not like '\\_\\_%' group by name order by name`
