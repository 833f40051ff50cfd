import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOOK_EVENT_NAMES, hookUrlFault } from '#domain/hook/hook-events.ts'
import { RESERVATION_NEWS } from '#domain/reservation/reservation-news.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { EVENT_KINDS } from '#storage/inbox/conversation-events.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { addNote } from '../inbox/add-note.ts'
import { setStage } from '../inbox/set-stage.ts'
import { enquire, sampleActor, sampleColleagues } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addHook, listHooks, pauseHook, removeHook, replaceHookSecret, sendHookAgain } from './hook-endpoints.ts'

const URL = 'https://crm.example/forecourt'

describe.each(TEST_DATABASES)('webhooks on %s', (database) => {
  let platform: TestPlatform
  const kim = () => sampleActor('kim', { secondFactorAt: platform.clock.now() })
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })]
    platform = await createTestPlatform({ sites, database, colleagues: sampleColleagues([sampleActor('kim')]) })
  })
  afterEach(() => platform.close())

  const site = (slug = 'yard') => platform.site(slug)
  const hooks = () => listHooks(requestBy(platform, site(), kim()))
  const add = async (events = HOOK_EVENT_NAMES) => {
    const made = await addHook(requestBy(platform, site(), kim()), { url: URL, events })
    if (!made.ok) throw new Error(made.fault)
    return made
  }
  const called = () => platform.webhooks.sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

  it('API an event is stored with the change, and sent once with ids and states alone, signed with the address’s secret', async () => {
    const { secret } = await add()
    const { conversationId } = await enquire(requestOn(platform, site()))
    await enquire(requestOn(platform, site('rival')))
    await setStage(requestBy(platform, site(), kim()), conversationId, { stage: 'contacted', reason: null })
    await sweepOutbox(platform, ['yard', 'rival'])
    await sweepOutbox(platform, ['yard', 'rival'])
    // The calls of one sweep have no order.
    const byType = called().sort((one, other) => String(other.type).localeCompare(String(one.type)))
    expect(byType).toMatchObject([
      { type: 'lead.created', site: 'yard', conversation: { id: conversationId, stage: 'contacted', assignee: null } },
      { type: 'conversation.stage_changed', conversation: { id: conversationId } },
    ])
    expect(platform.webhooks.sent.every((call) => call.secret === secret && call.url === URL)).toBe(true)
    expect(platform.webhooks.sent.map(({ body }) => body).join()).not.toMatch(/Nguyen|mail\.example|0412/)
  })

  it('API a change that is refused is not sent', async () => {
    await add()
    const { conversationId } = await enquire(requestOn(platform, site()))
    await sweepOutbox(platform, ['yard'])
    await addNote(requestBy(platform, site(), kim()), conversationId, ' ')
    await sweepOutbox(platform, ['yard'])
    expect(called()).toHaveLength(1)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('API only the chosen events are sent', async () => {
    await add(['note.added'])
    const { conversationId } = await enquire(requestOn(platform, site()))
    await addNote(requestBy(platform, site(), kim()), conversationId, 'Likes red.')
    await sweepOutbox(platform, ['yard'])
    expect(called().map(({ type }) => type)).toEqual(['note.added'])
  })

  it('API a call that fails is tried again with the same id, for 58 hours; then the address stops until it is started again', async () => {
    const { id } = await add()
    platform.webhooks.failWith(new GatewayError('webhook', 'answered 500'))
    await enquire(requestOn(platform, site()))
    await sweepOutbox(platform, ['yard'])
    expect((await hooks())[0]?.latest).toMatchObject([
      { state: 'failed', attempts: 1, error: expect.stringContaining('answered 500') },
    ])
    const first = (await hooks())[0]?.latest[0]?.id
    for (let hours = 0; hours < 240; hours += 4) {
      platform.clock.pass(240)
      await sweepOutbox(platform, ['yard'])
    }
    expect((await hooks())[0]).toMatchObject({ endpoint: { pausedAt: expect.any(Date) }, latest: [{ state: 'dead' }] })
    platform.webhooks.failWith(null)
    await enquire(requestOn(platform, site()), { email: 'ann@mail.example', phone: '0498 765 432' })
    await sweepOutbox(platform, ['yard'])
    expect(called()).toEqual([])
    await pauseHook(requestBy(platform, site(), kim()), id, false)
    await sendHookAgain(requestBy(platform, site(), kim()), id, first ?? '')
    expect(platform.webhooks.sent).toMatchObject([{ deliveryId: first }])
  })

  it('API an error of ours stops no address, however long it lasts', async () => {
    await add()
    platform.webhooks.failWith(new TypeError('ours'))
    await enquire(requestOn(platform, site()))
    for (let hours = 0; hours < 240; hours += 4) {
      platform.clock.pass(240)
      await sweepOutbox(platform, ['yard'])
    }
    expect((await hooks())[0]).toMatchObject({ endpoint: { pausedAt: null }, latest: [{ state: 'dead' }] })
  })

  it('API a test is sent to a stopped address too, and a new secret signs the next call', async () => {
    const { id, secret } = await add()
    await pauseHook(requestBy(platform, site(), kim()), id, true)
    await sendHookAgain(requestBy(platform, site(), kim()), id, null)
    const other = await replaceHookSecret(requestBy(platform, site(), kim()), id)
    await sendHookAgain(requestBy(platform, site(), kim()), id, null)
    expect(called()).toMatchObject([{ type: 'test', conversation: null }, { type: 'test' }])
    expect(platform.webhooks.sent.map((call) => call.secret)).toEqual([secret, other])
    expect(other).not.toBe(secret)
  })

  it('STAFF-5 an address of another site is not there, and sales may not see any', async () => {
    const { id } = await add()
    const lee = sampleActor('lee', { siteSlug: 'rival', secondFactorAt: platform.clock.now() })
    expect(await listHooks(requestBy(platform, site('rival'), lee))).toEqual([])
    for (const change of [
      pauseHook(requestBy(platform, site('rival'), lee), id, true),
      removeHook(requestBy(platform, site('rival'), lee), id),
      sendHookAgain(requestBy(platform, site('rival'), lee), id, null),
      replaceHookSecret(requestBy(platform, site('rival'), lee), id),
    ])
      expect(await change).toBeNull()
    await expect(listHooks(requestBy(platform, site(), sampleActor('sam', { roles: ['sales'] })))).rejects.toThrow()
    expect(await removeHook(requestBy(platform, site(), kim()), id)).toBe(true)
    expect(await hooks()).toEqual([])
  })
})

it.each([
  ['crm.example', 'whole address'],
  ['http://crm.example', 'https://'],
  ['https://me:secret@crm.example', 'password'],
])('API refuses the address %s', (url, why) => {
  expect(hookUrlFault(url)).toContain(why)
})

it('API every kind of event of the inbox and of a reservation belongs to one event that an address can choose', async () => {
  const { HOOK_EVENTS } = await import('#domain/hook/hook-events.ts')
  const kinds = Object.values(HOOK_EVENTS).flatMap(({ kinds: each }) => [...each])
  expect(kinds.toSorted()).toEqual([...EVENT_KINDS, ...RESERVATION_NEWS].toSorted())
})
