import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { retryDelivery } from '../../sending/retry-delivery.ts'
import { requestOn } from '../../site-request.ts'
import { requestBy } from '../../staff-request.ts'
import { sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { receiveText } from '../receive-text.ts'
import { showConversation } from '../show-conversation.ts'
import { enquire, sampleActor, sampleColleagues } from '../testing.ts'
import { textsFault, writeText } from './write-text.ts'

const kim = sampleActor('kim')
const SECRET = 'a secret of the tests'
const SENDER = '+61491570156'
const JO = '+61412345678'

describe.each(TEST_DATABASES)('text messages on %s', (database) => {
  let platform: TestPlatform
  let id: string
  beforeEach(async () => {
    const sites = [
      sampleSite({ delivery: { textSender: { from: SENDER } } }),
      sampleSite({ slug: 'rival', id: 'site-2', delivery: { textSender: { from: 'Rival Cars' } } }),
    ]
    platform = await createTestPlatform({ sites, database, colleagues: sampleColleagues([kim]) })
    id = (await enquire(requestOn(platform, site()))).conversationId
    await platform.runDeferred()
  })
  afterEach(() => platform.close())

  const site = (slug = 'yard') => platform.site(slug)
  const send = (text: string, textId = 'once') => writeText(requestBy(platform, site(), kim), id, { textId, text })
  const receive = (text: string, change: Partial<Parameters<typeof receiveText>[1]> = {}, secret = SECRET) =>
    receiveText(requestOn(platform, site()), { id: `SM-${text}`, from: JO, to: SENDER, text, ...change }, secret)
  const conversation = () => platform.storage.forSite(site()).inbox.conversations.find(id)
  const thread = async () =>
    ((await showConversation(requestBy(platform, site(), kim), id))?.mails ?? []).map(
      ({ direction, body, delivery }) => [direction, body, delivery?.state],
    )

  it('INBOX-8 INBOX-3 goes to the buyer from the site’s own sender, once, and stops the clock', async () => {
    expect(await send('Hi {first_name}, the car is here. {my_name}')).toMatchObject({ ok: true })
    expect(await send('Hi again')).toMatchObject({ ok: true })
    await platform.runDeferred()
    expect(platform.sms.sent).toMatchObject([{ to: JO, from: SENDER, text: 'Hi Jo, the car is here. Kim' }])
    expect(await thread()).toEqual([['out', 'Hi Jo, the car is here. Kim', 'sent']])
    expect(await conversation()).toMatchObject({ clock: null, stage: 'contacted', assignee: 'kim' })
  })

  it('INBOX-8 one that fails is tried again, and asks for those since it was written', async () => {
    platform.sms.failWith(new GatewayError('sms', 'busy'))
    await send('The car is here.')
    await platform.runDeferred()
    expect(await thread()).toEqual([['out', 'The car is here.', 'failed']])
    platform.sms.failWith(null)
    const delivery = (await showConversation(requestBy(platform, site(), kim), id))?.mails[0]?.delivery
    await retryDelivery(requestBy(platform, site(), kim), id, delivery?.id ?? '')
    expect(platform.sms.sent).toMatchObject([{ text: 'The car is here.', again: true, since: expect.any(Date) }])
  })

  it('INBOX-8 an answer joins the conversation by its number, once, and only with the password', async () => {
    expect(await receive('Friday at ten?')).toEqual({ kind: 'stored' })
    expect(await receive('Friday at ten?')).toEqual({ kind: 'known' })
    expect(await receive('Hello', {}, 'wrong')).toEqual({ kind: 'forged' })
    expect(await receive('Hello', { to: '+61491570157' })).toEqual({ kind: 'not-ours' })
    expect(await thread()).toEqual([['in', 'Friday at ten?', undefined]])
    expect(await receive('Who is this?', { from: '+61412000111' })).toEqual({
      kind: 'unknown',
      answer: expect.stringContaining('nobody reads this message. Please call (07) 5550 0000.'),
    })
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it.each([
    ['  ', 'empty'],
    ['x'.repeat(2_000), 'long'],
    ['Hi {nobody}', 'variables'],
  ])('INBOX-8 refuses %j', async (text, reason) => {
    expect(await send(text)).toEqual({ ok: false, reason })
    expect(await thread()).toEqual([])
  })

  it('INBOX-8 a site without a registered sender sends none and says why', async () => {
    const { conversationId } = await enquire(requestOn(platform, site('rival')))
    expect(
      await writeText(requestBy(platform, site('rival'), { ...kim, siteSlug: 'rival' }), conversationId, {
        textId: 'one',
        text: 'Hi',
      }),
    ).toEqual({
      ok: false,
      reason: 'closed',
    })
    expect(await textsFault(platform, site('rival'), { phone: JO })).toContain('not recorded as registered')
    expect(await textsFault(platform, site(), { phone: '+61732123456' })).toContain('landline')
    expect(await textsFault(platform, site(), { phone: null })).toContain('no phone number')
  })

  it('INBOX-8 STOP is honoured, also for a message that waits, and START takes it back', async () => {
    await send('The car is here.')
    platform.clock.pass(1)
    await receive('Stop')
    await platform.runDeferred()
    expect(platform.sms.sent).toEqual([])
    expect(await thread()).toEqual([
      ['out', 'The car is here.', 'dead'],
      ['in', 'Stop', undefined],
    ])
    expect(await textsFault(platform, site(), { phone: JO })).toBe(
      'The buyer answered STOP on 21/11/2026. Write a mail or call instead.',
    )
    expect(await send('Another', 'two')).toEqual({ ok: false, reason: 'closed' })
    expect(await platform.storage.forSite(site()).marketingEnds.endedAt('jo@mail.example')).not.toBeNull()
    await receive('START')
    expect(await send('Another', 'three')).toMatchObject({ ok: true })
    await platform.runDeferred()
    expect(platform.sms.sent).toMatchObject([{ text: 'Another' }])
  })
})
