import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { openTestStorage, TEST_DATABASES } from '../testing.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('due rows on %s', (database) => {
  it('FORM-13 a dealer’s 600 older webhooks leave room for another dealer’s one', async () => {
    const storage = await openTestStorage(database)
    open.push(storage)
    const at = new Date('2026-09-10T10:00:00Z')
    const add = async (slug: string, count: number, due: Date) => {
      const { transaction, hookEndpoints, hookDeliveries } = storage.forSite({ slug })
      await transaction(async (within) => {
        const id = `${slug}-address`
        await hookEndpoints.add({ id, url: 'https://crm.example', kinds: [], createdBy: 'kim', createdAt: at }, within)
        for (let index = 0; index < count; index += 1) await hookDeliveries.addTest(`${slug}-${index}`, id, due, within)
      })
    }
    await add('yard', 600, at)
    await add('rival', 1, new Date(at.getTime() + 1000))
    const now = new Date(at.getTime() + 2000)
    const rows = await storage.dueRows('hook', { siteSlugs: ['yard', 'rival'], now })
    expect(rows).toContainEqual({ siteSlug: 'rival', id: 'rival-0' })
  })
})
