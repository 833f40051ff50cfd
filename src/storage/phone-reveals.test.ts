import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from './storage.ts'
import { storedReveals } from './testing/stored-reveals.ts'
import { openTestStorage, TEST_DATABASES } from './testing.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  it('PHONE-1 SITE-1 stores each reveal with car or location, dealership, website and time, per site', async () => {
    const storage = await openTestStorage(database)
    open.push(storage)
    const reveal = {
      carId: 'c1',
      locationId: null,
      dealershipId: 'd1',
      websiteId: 'w1',
      at: new Date('2026-11-21T01:02:03Z'),
    }
    const later = { ...reveal, carId: null, locationId: 'l1', dealershipId: null, at: new Date('2026-11-21T01:02:04Z') }
    const { phoneReveals } = storage.forSite({ slug: 'a' })
    await phoneReveals.record(reveal)
    await phoneReveals.record(later)
    expect(await storedReveals(storage, 'a')).toEqual([reveal, later])
    expect(await storedReveals(storage, 'b')).toEqual([])
  })
})
