import { expect, it } from 'vitest'
import type { Log } from '#operations/log/log.ts'
import { openTestStorage } from '#storage/testing.ts'
import { openJobQueue } from './job-queue.ts'

it('H6 H8 the queue stores no value of a query that failed in a job', async () => {
  const storage = await openTestStorage()
  const database = storage.jobsDatabase()
  const nothing = () => {}
  const log: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
  const queue = await openJobQueue({ database, executeSql: storage.executeSql, names: ['check-payment'], log })
  const failed = Promise.withResolvers<void>()
  await queue.work('check-payment', async () => {
    failed.resolve()
    throw Object.assign(new Error('duplicate key value, jo@mail.example'), {
      code: '23505',
      detail: 'Key (email)=(jo@mail.example) already exists.',
      params: ['jo@mail.example'],
    })
  })
  await storage
    .forSite({ slug: 'yard' })
    .transaction((within) => queue.defer('check-payment', { siteSlug: 'yard', reservationId: 'r' }, within))
  await failed.promise
  const stored = async () =>
    (await database.executeSql('select output::text as output from jobs.job where output is not null')).rows
  await expect.poll(stored).toHaveLength(1)
  expect(JSON.stringify(await stored())).toContain('duplicate key value')
  expect(JSON.stringify(await stored())).not.toContain('jo@mail')
  await queue.close()
  await storage.close()
})
