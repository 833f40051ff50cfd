import { expect, it } from 'vitest'
import { versionRecordsContract } from '#site/published/version-records.contract.ts'
import { openDatabase } from './database/database.ts'
import { freshPostgres, openTestStorage, TEST_DATABASES } from './testing.ts'

for (const database of TEST_DATABASES)
  versionRecordsContract(`in ${database}`, async () => {
    const storage = await openTestStorage(database)
    return { records: storage.publishedVersions, close: () => storage.close() }
  })

it('OPS-2 a published version raises the site’s version in the same transaction, and every process hears of it', async () => {
  const databaseUrl = await freshPostgres()
  const [here, there] = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })]
  const heard = new Promise((resolve) => there.onSiteChanged((slug, version) => resolve([slug, version])))
  const record = { number: 1, at: '2026-11-21T00:00:00.000Z', by: 'Kim', message: '', restores: null, draft: 'aa' }
  await here.publishedVersions.add('ash', [{ ...record, files: { 'ash/site.json': 'bb' } }])
  expect(await heard).toEqual(['ash', 1])
  expect(await here.publishedVersions.add('ash', [{ ...record, files: {} }])).toBe(false)
  expect(await here.forSite({ slug: 'ash' }).version()).toBe(1)
  await Promise.all([here.close(), there.close()])
})
