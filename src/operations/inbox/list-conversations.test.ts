import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type InboxQuery, readInboxQuery } from '#domain/inbox/saved-view.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { assign } from './assign.ts'
import { countInbox, listConversations } from './list-conversations.ts'
import { setStage } from './set-stage.ts'
import { enquire, sampleActor, sampleColleagues } from './testing.ts'

const kim = sampleActor('kim')
/** Monday, 10:00 in Brisbane. */
const NOW = new Date('2026-11-23T00:00:00Z')

describe.each(TEST_DATABASES)('the list of conversations on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    const locations = [sampleLocation(), sampleLocation({ id: 'l2', slug: 'north', name: 'Sample Motors North' })]
    const sites = [sampleSite({ locations }), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, now: NOW, database, colleagues: sampleColleagues([kim]) })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const people = ['ann', 'bob', 'cat', 'dan', 'eve']
  /** One conversation a person, each an hour after the one before; returns their ids by first name. */
  async function five(): Promise<Readonly<Record<string, string>>> {
    const ids: Record<string, string> = {}
    for (const [index, name] of people.entries()) {
      const buyer = {
        name,
        email: `${name}@mail.example`,
        phone: `0491 570 15${index + 5}`,
        location_id: index % 2 ? 'l2' : 'l1',
      }
      ids[name] = (await enquire(requestOn(platform, site()), buyer)).conversationId
      platform.clock.pass(60)
    }
    return ids
  }
  async function names(query: Partial<InboxQuery>, actor = kim): Promise<readonly string[] | null> {
    const page = await listConversations(requestBy(platform, site(), actor), {
      ...readInboxQuery(new URLSearchParams()),
      ...query,
    })
    return page?.rows.map(({ name }) => name.split(' ')[0] ?? '') ?? null
  }

  it('INBOX-5 shows the latest enquiry first, page by page, also while enquiries arrive', async () => {
    await five()
    const all = readInboxQuery(new URLSearchParams())
    const first = await listConversations(requestBy(platform, site(), kim), all, 2)
    await enquire(requestOn(platform, site()), {
      name: 'Fay',
      email: 'fay@mail.example',
      phone: '0491 570 110',
      location_id: 'l1',
    })
    const second = await listConversations(requestBy(platform, site(), kim), { ...all, after: first?.next ?? null }, 2)
    const third = await listConversations(requestBy(platform, site(), kim), { ...all, after: second?.next ?? null }, 2)
    const pages = [first, second, third].map((page) => page?.rows.map(({ name }) => name.split(' ')[0]))
    expect(pages).toEqual([['eve', 'dan'], ['cat', 'bob'], ['ann']])
    expect(third?.next).toBeNull()
  })

  it('INBOX-5 each saved view shows its conversations, and the counts agree', async () => {
    const { ann = '', bob = '', cat = '', dan = '' } = await five()
    await assign(requestBy(platform, site(), kim), ann, { person: 'kim' })
    await assign(requestBy(platform, site(), kim), bob, { person: 'kim' })
    await setStage(requestBy(platform, site(), kim), bob, { stage: 'won', reason: null })
    await setStage(requestBy(platform, site(), kim), cat, { stage: 'junk', reason: 'Spam' })
    await setStage(requestBy(platform, site(), kim), dan, { stage: 'contacted', reason: null })
    expect(await names({ view: 'mine' })).toEqual(['ann'])
    expect(await names({ view: 'unassigned' })).toEqual(['eve', 'dan'])
    // The place has no hours, so every minute counts; Eve wrote an hour ago.
    expect(await names({ view: 'overdue' })).toEqual(['ann'])
    expect(await names({ view: 'all' })).toEqual(['eve', 'dan', 'bob', 'ann'])
    expect(await names({ view: 'junk' })).toEqual(['cat'])
    expect(await names({ view: 'new-today' })).toEqual(['eve', 'dan', 'bob', 'ann'])
    expect(await countInbox(requestBy(platform, site(), kim))).toEqual({
      mine: 1,
      unassigned: 2,
      overdue: 1,
      newToday: 3,
    })
    platform.clock.pass(24 * 60)
    expect(await names({ view: 'new-today' })).toEqual([])
  })

  it('INBOX-5 appointments today are those of the day in the site’s zone', async () => {
    const { ann = '', bob = '' } = await five()
    const { appointments, leads, transaction } = platform.storage.forSite(site())
    const book = async (conversation: string, start: string) => {
      const [lead] = await leads.ofConversation(conversation)
      const id = lead?.id ?? ''
      const booked = { id, locationId: 'l1', start: new Date(start), leadId: id, kind: 'drive', atOnce: 1 } as const
      await transaction((within) => appointments.book(booked, within))
    }
    // 23:30 on Monday and 0:30 on Tuesday in Brisbane.
    await book(ann, '2026-11-23T13:30:00Z')
    await book(bob, '2026-11-23T14:30:00Z')
    expect(await names({ view: 'appointments-today' })).toEqual(['ann'])
  })

  it('INBOX-5 finds by name, phone, email, plate, stock number and car', async () => {
    const [car] = await platform.addCars('yard', [{ stocknum: 'U-123', regplate: '123ABC' }])
    await five()
    await enquire(requestOn(platform, site()), {
      name: 'Zoë',
      email: 'zoe@post.example',
      phone: '0412 345 678',
      car_id: car?.id,
      category: 'Vehicle Enquiry',
    })
    for (const words of ['zoe', 'nguyen zo', '0412 345 678', '5678', 'zoe@post', '123 abc', 'u-123', 'toyota hilux'])
      expect([words, await names({ words })]).toEqual([words, ['Zoë']])
    expect(await names({ words: 'nguyen' })).toHaveLength(6)
    for (const words of ["zoe' | 'ann", "zoe':* | 'yard ann", '!', 'kia']) expect(await names({ words })).toEqual([])
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('INBOX-5 filters by stage, category, location and owner', async () => {
    const { ann = '' } = await five()
    await assign(requestBy(platform, site(), kim), ann, { person: 'kim' })
    await setStage(requestBy(platform, site(), kim), ann, { stage: 'contacted', reason: null })
    expect(await names({ stage: 'contacted' })).toEqual(['ann'])
    expect(await names({ location: 'l2' })).toEqual(['dan', 'bob'])
    expect(await names({ assignee: 'kim' })).toEqual(['ann'])
    expect(await names({ category: 'Service Booking' })).toEqual([])
    expect(await names({ source: 'Website', category: 'General Enquiry' })).toHaveLength(5)
  })

  it('STAFF-5 shows only what the person’s scope covers, and nothing of another site', async () => {
    await five()
    const scope = { dealerships: null, locations: ['l2'], categories: null }
    const north = sampleActor('lee', { scope })
    expect(await names({}, north)).toEqual(['dan', 'bob'])
    expect(await countInbox(requestBy(platform, site(), north))).toMatchObject({ unassigned: 2 })
    expect(await names({}, sampleActor('rae', { siteSlug: 'rival' }))).toBeNull()
    expect(await names({}, sampleActor('max', { roles: ['stock'] }))).toBeNull()
    const rival = platform.site('rival')
    const theirs = sampleActor('rae', { siteSlug: 'rival' })
    const empty = await listConversations(
      requestBy(platform, rival, theirs),
      readInboxQuery(new URLSearchParams('q=nguyen')),
    )
    expect(empty?.rows).toEqual([])
  })
})
