import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addNote } from './add-note.ts'
import { enquire, sampleActor, sampleColleagues } from './testing.ts'
import { watchInbox } from './watch-inbox.ts'

const kim = sampleActor('kim')

describe.each(TEST_DATABASES)('live updates on %s', (database) => {
  let platform: TestPlatform
  let stopping: AbortController
  beforeEach(async () => {
    stopping = new AbortController()
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, database, colleagues: sampleColleagues([kim]) })
  })
  afterEach(async () => {
    stopping.abort()
    await platform.close()
  })

  const site = () => platform.site('yard')
  const watch = (actor = kim, pollSeconds = 3600) =>
    watchInbox(requestBy(platform, site(), actor), { signal: stopping.signal, pollSeconds })

  it('INBOX-5 a new enquiry and a note arrive, another site’s do not', async () => {
    const changes = watch()
    const first = changes.next()
    await enquire(requestOn(platform, platform.site('rival')))
    const { conversationId } = await enquire(requestOn(platform, site()))
    expect((await first).value).toEqual({ conversationId })
    const second = changes.next()
    await addNote(requestBy(platform, site(), kim), conversationId, 'Likes red.')
    expect((await second).value).toEqual({ conversationId })
    const last = changes.next()
    stopping.abort()
    expect((await last).done).toBe(true)
  })

  it('INBOX-5 without notices the rows are read again after a while', async () => {
    const deaf = { ...platform, storage: { ...platform.storage, onInboxChanged: () => () => {} } }
    const changes = watchInbox(requestBy(deaf, site(), kim), { signal: stopping.signal, pollSeconds: 0.01 })
    const first = changes.next()
    const { conversationId } = await enquire(requestOn(platform, site()))
    expect((await first).value).toEqual({ conversationId })
    await changes.return(undefined)
  })

  it('STAFF-5 changes outside the person’s scope do not arrive', async () => {
    const scope = { dealerships: null, locations: null, categories: ['Service Booking'] }
    const changes = watch(sampleActor('lee', { scope }))
    const first = changes.next()
    await enquire(requestOn(platform, site()))
    const service = { category: 'Service Booking', email: 'sam@mail.example', phone: '0491 570 156', rego: '123ABC' }
    const { conversationId } = await enquire(requestOn(platform, site()), service)
    expect((await first).value).toEqual({ conversationId })
  })
})
