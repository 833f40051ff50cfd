import { PgBoss } from 'pg-boss'
import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { openTestStorage, TEST_DATABASES } from '../testing.ts'

const open: { storage: Storage; boss: PgBoss }[] = []
afterEach(async () => {
  for (const { storage, boss } of open.splice(0)) {
    await boss.stop({ graceful: false, close: false })
    await storage.close()
  }
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function started() {
    const storage = await openTestStorage(database)
    const boss = new PgBoss({ db: storage.jobsDatabase(), supervise: false, schedule: false })
    open.push({ storage, boss })
    await boss.start()
    await boss.createQueue('work')
    // pg-boss now caches the queue, so that a send inside a transaction needs no query outside it.
    await boss.send('work', { first: true })
    return { storage, boss, site: storage.forSite({ slug: 'a' }) }
  }

  it('FORM-13 stores a job with its transaction or not at all', async () => {
    const { storage, boss, site } = await started()
    const send = (number: number, fail: boolean) =>
      site.transaction(async (within) => {
        await site.raiseVersion(within)
        await boss.send('work', { number }, { db: { executeSql: storage.executeSql(within) } })
        if (fail) throw new Error('changed its mind')
      })
    await send(1, false)
    await expect(send(2, true)).rejects.toThrow('changed its mind')
    const jobs = await boss.fetch('work', { batchSize: 10 })
    expect(new Set(jobs.map(({ data }) => data))).toEqual(new Set([{ first: true }, { number: 1 }]))
    expect(await site.version()).toBe(1)
  })

  it('concurrent transactions, jobs and failing scripts do not affect each other', async () => {
    const { storage, boss, site } = await started()
    const jobs = storage.jobsDatabase()
    const work = Array.from({ length: 15 }, (_, number) => [
      site.transaction(async (within) => {
        const version = await site.raiseVersion(within)
        expect(await site.version(within)).toBe(version)
        if (number % 3 === 0) throw new Error('changed its mind')
      }),
      boss.send('work', { number }),
      jobs.executeSql('begin; create table if not exists scratch (a int); insert into nowhere values (1); commit;'),
      site.version(),
    ])
    const results = await Promise.allSettled(work.flat())
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5 + 15)
    expect(await site.version()).toBe(10)
    expect(await boss.fetch('work', { batchSize: 100 })).toHaveLength(16)
    const { rows } = await jobs.executeSql(
      `select count(*)::integer as tables from pg_tables where tablename = 'scratch'`,
    )
    expect(rows).toEqual([{ tables: 0 }])
  })
})
