import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import { openTestStorage, TEST_DATABASES } from '../testing.ts'
import { type DueNotice, readDueNotice } from './due-notices.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('notices on %s', (database) => {
  it('FORM-13 come when the transaction is stored, and never of one that failed', async () => {
    const storage = await openTestStorage(database)
    open.push(storage)
    const { transaction, notifyDue } = storage.forSite({ slug: 'yard' })
    const noticed: DueNotice[] = []
    const last = Promise.withResolvers<void>()
    const stop = storage.onDue((notice) => {
      noticed.push(notice)
      if (notice.id === 'last') last.resolve()
    })
    const notify = (id: string, fail: boolean) =>
      transaction(async (within) => {
        await notifyDue('lead', id, within)
        if (fail) throw new Error('changed its mind')
      })
    await notify('first', false)
    await expect(notify('undone', true)).rejects.toThrow('changed its mind')
    await notify('last', false)
    await last.promise
    stop()
    await notify('unheard', false)
    expect(noticed.map(({ id }) => id)).toEqual(['first', 'last'])
    expect(noticed[0]).toEqual({ kind: 'lead', siteSlug: 'yard', id: 'first' })
  })
})

it('a notice of another version of the program is left to the round', () => {
  expect(readDueNotice('fax yard 1')).toBeNull()
  expect(readDueNotice('')).toBeNull()
})
