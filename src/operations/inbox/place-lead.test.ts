import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { saveLeave, saveTeams, stepAssignmentRules } from './assignment-rules.ts'
import { placeOldLeads } from './place-old-leads.ts'
import { setStage } from './set-stage.ts'
import { BUYER, conversationOf, enquire, sampleActor, sampleColleagues } from './testing.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
/** Monday, 10:00 in Brisbane. */
const NOW = new Date('2026-11-23T00:00:00Z')
const [kim, lee] = [sampleActor('kim'), sampleActor('lee')]

describe.each(TEST_DATABASES)('placing leads on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    const sites = [
      sampleSite({ locations: [sampleLocation({ hours })] }),
      sampleSite({ slug: 'rival', id: 'site-2', locations: [sampleLocation({ id: 'l9', slug: 'far' })] }),
    ]
    platform = await createTestPlatform({ sites, now: NOW, database, colleagues: sampleColleagues([kim, lee]) })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const inbox = () => platform.storage.forSite(site()).inbox
  const find = async (id: string) => {
    const found = await inbox().conversations.find(id)
    if (!found) throw new Error('no conversation')
    return found
  }

  it('INBOX-1 a lead begins a conversation, with its clock, in the transaction that stores it', async () => {
    const { conversationId, leadId } = await enquire(requestOn(platform, site()))
    expect(await find(conversationId)).toMatchObject({
      name: 'Jo Nguyen',
      phone: '+61412345678',
      email: 'jo@mail.example',
      stage: 'new',
      category: 'General Enquiry',
      leads: 1,
      assignee: null,
      clock: {
        since: NOW,
        amberAt: new Date('2026-11-23T00:10:00Z'),
        overdueAt: new Date('2026-11-23T02:00:00Z'),
      },
    })
    expect(await inbox().events.of(conversationId)).toMatchObject([{ kind: 'lead', leadId, by: null }])
  })

  it('INBOX-1 two enquiries of one person at the same moment share a conversation', async () => {
    const both = await Promise.all([
      enquire(requestOn(platform, site())),
      enquire(requestOn(platform, site()), { message: 'And this one?' }),
    ])
    expect(new Set(both.map(({ conversationId }) => conversationId)).size).toBe(1)
  })

  it('FORM-13 a fault of the inbox costs no lead: it is stored, delivered, and placed by the next round', async () => {
    const broken: TestPlatform = {
      ...platform,
      colleagues: { of: () => Promise.reject(new Error('no staff')), record: async () => {} },
    }
    const rule = { id: 'r', name: 'All', when: {}, to: { person: 'kim' }, whenOverdue: { do: 'nothing' } } as const
    await stepAssignmentRules(requestBy(platform, site(), kim), { do: 'add', rule })
    const visit = { origin: 'https://cars.example', path: '/contact', pageId: null, userAgent: null }
    const answer = await submitLead(requestOn(broken, site()), { ...BUYER, submission_id: 'once' }, visit)
    const leadId = answer.ok ? answer.leadId : ''
    expect(await conversationOf(requestOn(platform, site()), leadId)).toBeNull()
    expect(await platform.runDeferred()).toBe(1)
    expect(platform.mailer.sent).toHaveLength(1)

    expect(await placeOldLeads(platform, ['yard'])).toBe(1)
    expect(await placeOldLeads(platform, ['yard'])).toBe(0)
    expect((await find((await conversationOf(requestOn(platform, site()), leadId)) ?? '')).assignee).toBe('kim')
  })

  it('INBOX-1 leads from before the inbox are placed once, as history: without a clock', async () => {
    const first = await enquire(requestOn(platform, site()))
    platform.clock.pass(60)
    const second = await enquire(requestOn(platform, site()))
    const forget = 'update leads set conversation_id = null'
    await platform.storage.rawDatabase().executeSql(forget)
    await platform.storage.rawDatabase().executeSql('delete from conversations')
    platform.clock.pass(30 * 24 * 60)
    expect(await placeOldLeads(platform, ['yard', 'gone'])).toBe(2)
    const id = (await conversationOf(requestOn(platform, site()), first.leadId)) ?? ''
    expect(await conversationOf(requestOn(platform, site()), second.leadId)).toBe(id)
    expect(await find(id)).toMatchObject({ leads: 2, openedAt: NOW, clock: null, assignee: null })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it.each([
    ['phone', { email: 'other@mail.example' }],
    ['email', { phone: '0491 570 156' }],
  ])('INBOX-1 a second enquiry of the same %s within 24 hours joins it', async (_key, change) => {
    const first = await enquire(requestOn(platform, site()))
    platform.clock.pass(23 * 60)
    const second = await enquire(requestOn(platform, site()), change)
    expect(second.conversationId).toBe(first.conversationId)
    expect(await find(first.conversationId)).toMatchObject({ leads: 2, lastLeadAt: platform.clock.now() })
    expect(await platform.storage.forSite(site()).leads.ofConversation(first.conversationId)).toHaveLength(2)
    platform.clock.pass(25 * 60)
    expect((await enquire(requestOn(platform, site()))).conversationId).not.toBe(first.conversationId)
  })

  it('INBOX-1 another person, and the same person on another site, have conversations of their own', async () => {
    const first = await enquire(requestOn(platform, site()))
    const other = await enquire(requestOn(platform, site()), { email: 'sam@mail.example', phone: '0491 570 156' })
    const elsewhere = await enquire(requestOn(platform, platform.site('rival')))
    expect(new Set([first, other, elsewhere].map((each) => each.conversationId)).size).toBe(3)
    expect(await inbox().conversations.find(elsewhere.conversationId)).toBeNull()
  })

  it('INBOX-1 an enquiry after the conversation was closed begins another', async () => {
    const first = await enquire(requestOn(platform, site()))
    await setStage(requestBy(platform, site(), kim), first.conversationId, { stage: 'lost', reason: 'Price' })
    expect((await enquire(requestOn(platform, site()))).conversationId).not.toBe(first.conversationId)
  })

  it('INBOX-3 a further enquiry lets the running clock run, and starts one that was stopped', async () => {
    const { conversationId } = await enquire(requestOn(platform, site()))
    platform.clock.pass(60)
    await enquire(requestOn(platform, site()), { message: 'Hello?' })
    expect((await find(conversationId)).clock?.since).toEqual(NOW)
    await setStage(requestBy(platform, site(), kim), conversationId, { stage: 'contacted', reason: null })
    expect((await find(conversationId)).clock).toBeNull()
    platform.clock.pass(30)
    await enquire(requestOn(platform, site()), { message: 'One more thing' })
    expect((await find(conversationId)).clock?.since).toEqual(platform.clock.now())
  })

  it('INBOX-4 a lead goes to the team’s member with the fewest open leads, and never without a label', async () => {
    await saveTeams(requestBy(platform, site(), kim), [{ id: 'sales', name: 'Sales', members: ['kim', 'lee'] }])
    const rule = { id: 'r', name: 'All', when: {}, to: { team: 'sales' }, whenOverdue: { do: 'nothing' } } as const
    expect(await stepAssignmentRules(requestBy(platform, site(), kim), { do: 'add', rule })).toMatchObject({ ok: true })
    const owners = []
    for (const number of [1, 2, 3]) {
      const buyer = { email: `b${number}@mail.example`, phone: `0491 570 15${number + 5}` }
      owners.push((await find((await enquire(requestOn(platform, site()), buyer)).conversationId)).assignee)
    }
    expect(owners).toEqual(['kim', 'lee', 'kim'])
    await saveLeave(requestBy(platform, site(), kim), 'kim', [{ firstDay: '2026-11-23', lastDay: '2026-11-23' }])
    await saveLeave(requestBy(platform, site(), lee), 'lee', [{ firstDay: '2026-11-20', lastDay: '2026-11-30' }])
    const { conversationId } = await enquire(requestOn(platform, site()), {
      email: 'b9@mail.example',
      phone: '0491 570 110',
    })
    expect((await find(conversationId)).assignee).toBeNull()
  })
})
