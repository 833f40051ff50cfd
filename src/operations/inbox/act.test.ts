import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addNote, logCall } from './add-note.ts'
import { assign } from './assign.ts'
import { showAssignmentRules, stepAssignmentRules } from './assignment-rules.ts'
import { reassignOverdue } from './reassign-overdue.ts'
import { setStage } from './set-stage.ts'
import { showConversation } from './show-conversation.ts'
import { enquire, planStep, sampleActor, sampleColleagues } from './testing.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
/** Monday, 16:50 in Brisbane. */
const NOW = new Date('2026-11-23T06:50:00Z')
const [kim, lee, boss] = [sampleActor('kim'), sampleActor('lee'), sampleActor('boss')]

describe.each(TEST_DATABASES)('acting on a conversation on %s', (database) => {
  let platform: TestPlatform
  let colleagues: ReturnType<typeof sampleColleagues>
  let id: string
  beforeEach(async () => {
    colleagues = sampleColleagues([kim, lee, boss])
    const sites = [sampleSite({ locations: [sampleLocation({ hours })] }), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, now: NOW, database, colleagues })
    id = (await enquire(requestOn(platform, site()))).conversationId
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const clock = async () => (await platform.storage.forSite(site()).inbox.conversations.find(id))?.clock
  const kinds = async () => (await platform.storage.forSite(site()).inbox.events.of(id)).map(({ kind }) => kind)

  it('INBOX-2 a change of stage is stored, and part of the history with its reason and who made it', async () => {
    const answer = await setStage(requestBy(platform, site(), kim), id, { stage: 'lost', reason: 'Price' })
    expect(answer).toMatchObject({ ok: true, conversation: { stage: 'lost', reason: 'Price', isOpen: false } })
    const reopened = await setStage(requestBy(platform, site(), lee), id, { stage: 'negotiating', reason: null })
    expect(reopened).toMatchObject({ ok: true, conversation: { stage: 'negotiating', reason: null, isOpen: true } })
    const history = await platform.storage.forSite(site()).inbox.events.of(id)
    expect(history.slice(1)).toMatchObject([
      { kind: 'stage', by: { id: 'kim', name: 'Kim' }, data: { from: 'new', to: 'lost', reason: 'Price' } },
      { kind: 'stage', by: { id: 'lee' }, data: { from: 'lost', to: 'negotiating', reopens: true } },
    ])
    expect(colleagues.recorded).toMatchObject([
      { by: 'kim', id, before: { stage: 'new' }, after: { stage: 'lost' } },
      { by: 'lee', id },
    ])
  })

  it('INBOX-2 the database refuses to change an event of the history', async () => {
    await addNote(requestBy(platform, site(), kim), id, 'Likes red.')
    const change = platform.storage.rawDatabase().executeSql(`update conversation_events set kind = 'call'`)
    await expect(change).rejects.toThrow('never changed')
  })

  it('INBOX-3 notes, owners and next actions let the clock run; a call stops it, with the business minutes', async () => {
    await addNote(requestBy(platform, site(), kim), id, 'Likes red.')
    await assign(requestBy(platform, site(), kim), id, { person: 'lee' })
    await planStep(requestBy(platform, site(), kim), id, { text: 'Call back', on: '2026-11-24' })
    expect(await clock()).not.toBeNull()
    // Tuesday, 9:10: ten minutes on Monday and ten on Tuesday.
    platform.clock.moveTo(new Date('2026-11-23T23:10:00Z'))
    expect(await logCall(requestBy(platform, site(), kim), id, { outcome: 'no-answer', text: '' })).toMatchObject({
      ok: true,
    })
    expect(await clock()).toBeNull()
    const { rows } = await platform.storage.rawDatabase().executeSql('select answered_at, response_minutes from leads')
    expect(rows).toMatchObject([{ response_minutes: 20 }])
    platform.clock.pass(60)
    await setStage(requestBy(platform, site(), kim), id, { stage: 'negotiating', reason: null })
    const after = await platform.storage.rawDatabase().executeSql('select response_minutes from leads')
    expect(after.rows).toMatchObject([{ response_minutes: 20 }])
    expect(await kinds()).toEqual(['lead', 'note', 'assigned', 'next-action', 'call', 'stage', 'stage'])
  })

  describe('INBOX-4 an overdue lead', () => {
    const rules = [
      { id: 'kim', name: 'Kim first', when: {}, to: { person: 'kim' }, whenOverdue: { do: 'reassign' } },
      { id: 'lee', name: 'Then Lee', when: {}, to: { person: 'lee' }, whenOverdue: { do: 'nothing' } },
    ] as const
    const late = async () => {
      for (const rule of rules) await stepAssignmentRules(requestBy(platform, site(), kim), { do: 'add', rule })
      const buyer = { email: 'sam@mail.example', phone: '0491 570 156' }
      id = (await enquire(requestOn(platform, site()), buyer)).conversationId
      // 120 business minutes: ten on Monday, the others from 9:00 on Tuesday.
      platform.clock.moveTo(new Date('2026-11-24T00:49:59Z'))
    }

    it('goes to the next person once, also with several processes at it', async () => {
      await late()
      expect(await reassignOverdue(platform, ['yard'])).toBe(0)
      platform.clock.pass(1)
      const moved = await Promise.all([reassignOverdue(platform, ['yard']), reassignOverdue(platform, ['yard'])])
      expect(moved.reduce((sum, each) => sum + each, 0)).toBe(1)
      expect(await reassignOverdue(platform, ['yard'])).toBe(0)
      expect(await showConversation(requestBy(platform, site(), kim), id)).toMatchObject({
        owner: 'Lee',
        clock: { colour: 'red', minutes: 120 },
        history: [
          { kind: 'lead' },
          { kind: 'assigned', data: { to: 'kim' } },
          { kind: 'overdue', by: null, data: { move: 'reassigned', from: 'kim', to: 'lee' } },
        ],
      })
    })

    it('stays with its owner once a human has acted', async () => {
      await late()
      await logCall(requestBy(platform, site(), kim), id, { outcome: 'reached', text: '' })
      platform.clock.pass(60)
      expect(await reassignOverdue(platform, ['yard'])).toBe(0)
      expect((await showConversation(requestBy(platform, site(), kim), id))?.owner).toBe('Kim')
    })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('INBOX-2 a refused change stores nothing', async () => {
    expect(await setStage(requestBy(platform, site(), kim), id, { stage: 'junk', reason: null })).toEqual({
      ok: false,
      reason: 'reason-missing',
    })
    expect(await kinds()).toEqual(['lead'])
    expect(colleagues.recorded).toEqual([])
  })

  it('INBOX-2 INBOX-4 the first noted call makes a new conversation contacted, and the caller its owner', async () => {
    await logCall(requestBy(platform, site(), lee), id, { outcome: 'reached', text: '' })
    await logCall(requestBy(platform, site(), kim), id, { outcome: 'reached', text: '' })
    expect(await showConversation(requestBy(platform, site(), kim), id)).toMatchObject({
      conversation: { stage: 'contacted', assignee: 'lee', lastEvent: { kind: 'call' } },
      history: [
        { kind: 'lead' },
        { kind: 'call', by: { id: 'lee' } },
        { kind: 'stage', by: { id: 'lee' }, data: { from: 'new', to: 'contacted' } },
        { kind: 'assigned', by: { id: 'lee' }, data: { from: null, to: 'lee' } },
        { kind: 'call', by: { id: 'kim' } },
      ],
    })
    expect(colleagues.recorded).toMatchObject([
      { by: 'lee', action: 'lead.stage', before: { stage: 'new' }, after: { stage: 'contacted' } },
      { by: 'lee', action: 'lead.assign', before: { assignee: null }, after: { assignee: 'lee' } },
      { by: 'lee', action: 'lead.reply' },
      { by: 'kim', action: 'lead.reply' },
    ])
  })

  it('INBOX-2 INBOX-4 a call takes no lead from its owner, and none for a key of the API', async () => {
    await assign(requestBy(platform, site(), kim), id, { person: 'lee' })
    await logCall(requestBy(platform, site(), kim), id, { outcome: 'reached', text: '' })
    expect((await showConversation(requestBy(platform, site(), kim), id))?.owner).toBe('Lee')
    const buyer = { email: 'sam@mail.example', phone: '0491 570 156' }
    const other = (await enquire(requestOn(platform, site()), buyer)).conversationId
    const key = sampleActor('crm', { kind: 'key', roles: [], rights: ['lead.read', 'lead.reply'] })
    await logCall(requestBy(platform, site(), key), other, { outcome: 'reached', text: '' })
    const shown = await showConversation(requestBy(platform, site(), kim), other)
    expect(shown).toMatchObject({ owner: 'Unassigned', conversation: { stage: 'contacted' } })
  })

  it('INBOX-4 a lead is assigned to a member who may answer it, or back to Unassigned', async () => {
    expect(await assign(requestBy(platform, site(), kim), id, { person: 'lee' })).toMatchObject({
      ok: true,
      conversation: { assignee: 'lee' },
    })
    expect(await assign(requestBy(platform, site(), kim), id, { person: 'stranger' })).toEqual({
      ok: false,
      reason: 'no-such-person',
    })
    expect(await assign(requestBy(platform, site(), kim), id, { person: null })).toMatchObject({
      ok: true,
      conversation: { assignee: null },
    })
    expect((await showConversation(requestBy(platform, site(), kim), id))?.owner).toBe('Unassigned')
  })

  it.each([
    ['without the right', { roles: ['read-only'] as const }],
    ['of another site', { siteSlug: 'rival' }],
    ['of another location', { scope: { dealerships: null, locations: ['l2'], categories: null } }],
    ['of another category', { scope: { dealerships: null, locations: null, categories: ['Service Booking'] } }],
  ])('STAFF-5 a person %s finds no conversation to act on', async (_who, change) => {
    const other = sampleActor('other', change)
    const refused = { ok: false, reason: 'not-found' }
    expect(await setStage(requestBy(platform, site(), other), id, { stage: 'won', reason: null })).toEqual(refused)
    expect(await addNote(requestBy(platform, site(), other), id, 'x')).toEqual(refused)
    expect(await logCall(requestBy(platform, site(), other), id, { outcome: 'reached', text: '' })).toEqual(refused)
    expect(await assign(requestBy(platform, site(), other), id, { person: 'kim' })).toEqual(refused)
    expect(await kinds()).toEqual(['lead'])
    if (!('roles' in change)) expect(await showConversation(requestBy(platform, site(), other), id)).toBeNull()
  })

  it('STAFF-5 an id of another site’s conversation is not found there', async () => {
    const rival = sampleActor('rae', { siteSlug: 'rival' })
    const refused = { ok: false, reason: 'not-found' }
    expect(await addNote(requestBy(platform, platform.site('rival'), rival), id, 'x')).toEqual(refused)
    expect(await showConversation(requestBy(platform, platform.site('rival'), rival), id)).toBeNull()
    expect(await showAssignmentRules(requestBy(platform, site(), rival))).toBeNull()
  })
})
