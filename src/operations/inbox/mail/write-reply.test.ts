import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { compose } from '#gateways/mail/compose.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { retryDelivery } from '../../sending/retry-delivery.ts'
import { requestOn } from '../../site-request.ts'
import { requestBy } from '../../staff-request.ts'
import { sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { failedDeliveries } from '../failed-deliveries.ts'
import { showConversation } from '../show-conversation.ts'
import { enquire, sampleActor, sampleColleagues } from '../testing.ts'
import { isMailService } from './receive-mail.ts'
import { receivePosted } from './testing.ts'
import { writeReply } from './write-reply.ts'

const kim = sampleActor('kim')
const SECRET = 'a secret of the tests'

describe.each(TEST_DATABASES)('answering by mail on %s', (database) => {
  let platform: TestPlatform
  let colleagues: ReturnType<typeof sampleColleagues>
  let id: string
  beforeEach(async () => {
    colleagues = sampleColleagues([kim])
    const sites = [sampleSite({ delivery: { confirmBuyer: true } })]
    platform = await createTestPlatform({ sites, database, colleagues })
    const [car] = await platform.addCars('yard', [{ price_type: 'drive_away' }])
    id = (await enquire(requestOn(platform, site()), { car_id: car?.id, category: 'Vehicle Enquiry' })).conversationId
    await platform.runDeferred()
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const reply = (change: Partial<Parameters<typeof writeReply>[2]> = {}) =>
    writeReply(requestBy(platform, site(), kim), id, {
      mailId: 'once',
      subject: '',
      text: 'Hi {first_name}, the {car} is here: {price_with_type}.',
      carIds: [],
      ...change,
    })
  const replies = () => platform.mailer.sent.filter(({ byPerson }) => byPerson)
  const token = async () => (await platform.storage.forSite(site()).inbox.conversations.find(id))?.token ?? ''
  const inbound = async (change: Readonly<Record<string, unknown>> = {}) => ({
    MessageID: 'service-1',
    FromFull: { Email: 'Jo@mail.example', Name: 'Jo Nguyen' },
    ToFull: [{ Email: `yard.${await token()}@reply.forecourt.example` }],
    Subject: 'Re: Your enquiry',
    TextBody: 'Friday at ten?\n\nOn Mon, Kim wrote:\n> Hi Jo',
    Headers: [{ Name: 'Message-ID', Value: '<buyer-1@mail.example>' }],
    ...change,
  })

  it('INBOX-7 the mail has its variables filled in, the writer’s signature, and the conversation’s own address', async () => {
    expect(await reply()).toMatchObject({ ok: true })
    await platform.runDeferred()
    expect(replies()).toMatchObject([
      {
        to: 'jo@mail.example',
        fromName: 'Kim, Sample Motors',
        subject: 'Re: Your enquiry: 2021 Toyota HiLux SR5',
        replyTo: `yard.${await token()}@reply.forecourt.example`,
        text: 'Hi Jo, the 2021 Toyota HiLux SR5 is here: $52,990 drive away.\n\nKim\nSample Motors South\n(07) 5550 0000\n',
      },
    ])
  })

  it('INBOX-7 the mail threads below the confirmation and the mails before it', async () => {
    await reply()
    platform.clock.pass(1)
    await receivePosted(platform, await inbound())
    platform.clock.pass(1)
    await reply({ mailId: 'two', text: 'Yes.' })
    await platform.runDeferred()
    const confirmation = platform.mailer.sent.find(({ to, byPerson }) => to === 'jo@mail.example' && !byPerson)
    const [first, second] = replies()
    expect(first?.earlier).toEqual([confirmation?.messageId])
    expect(second?.earlier).toEqual([confirmation?.messageId, first?.messageId, 'buyer-1@mail.example'])
    if (!second) throw new Error('no mail')
    const { inReplyTo, references, headers } = compose(second, { name: null, address: 'web@forecourt.example' })
    expect(inReplyTo).toBe('<buyer-1@mail.example>')
    expect(references).toEqual([
      `<${confirmation?.messageId}@forecourt.example>`,
      `<${first?.messageId}@forecourt.example>`,
      '<buyer-1@mail.example>',
    ])
    // A person wrote it.
    expect(headers).not.toHaveProperty('Auto-Submitted')
    expect(second.subject).toBe('Re: Your enquiry')
  })

  it('INBOX-7 a double click sends one mail', async () => {
    await Promise.all([reply(), reply()])
    await reply()
    await platform.runDeferred()
    expect(replies()).toHaveLength(1)
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.mails).toMatchObject([{ id: 'once', direction: 'out', delivery: { state: 'sent' } }])
    expect(shown?.history.filter(({ kind }) => kind === 'mail-out')).toHaveLength(1)
  })

  it('INBOX-11 a mail that the server refuses shows as not delivered, alerts staff, and can be tried again', async () => {
    platform.mailer.failWith(new GatewayError('mail', 'no such mailbox', { permanent: true }))
    await reply()
    await platform.runDeferred()
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.mails).toMatchObject([{ delivery: { state: 'dead', attempts: 1 } }])
    platform.mailer.failWith(null)
    const deliveryId = shown?.mails[0]?.deliveryId ?? ''
    // STAFF-5: a salesperson answers leads, but has no right to deliveries.
    const sal = sampleActor('sal', { roles: ['sales'] })
    expect(await retryDelivery(requestBy(platform, site(), sal), id, deliveryId)).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await failedDeliveries(requestBy(platform, site(), kim))).toMatchObject([
      { conversationId: id, delivery: { id: deliveryId, kind: 'reply', state: 'dead' } },
    ])
    await expect(failedDeliveries(requestBy(platform, site(), sal))).rejects.toThrow('delivery.retry')
    expect(await retryDelivery(requestBy(platform, site(), kim), id, deliveryId)).toMatchObject({ ok: true })
    expect(await retryDelivery(requestBy(platform, site(), kim), id, deliveryId)).toEqual({ ok: false, reason: 'sent' })
    expect(await retryDelivery(requestBy(platform, site(), kim), id, 'other')).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(colleagues.recorded.filter(({ action }) => action === 'delivery.retry')).toMatchObject([
      { by: 'kim', id, after: { delivery: deliveryId } },
    ])
    await platform.runDeferred()
    expect(replies()).toHaveLength(1)
    expect(await failedDeliveries(requestBy(platform, site(), kim))).toEqual([])
  })

  it('INBOX-7 A1 the buyer’s answer joins the conversation once, with the quoted mail', async () => {
    expect(await receivePosted(platform, await inbound())).toBe('stored')
    expect(await receivePosted(platform, await inbound())).toBe('known')
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.mails).toMatchObject([
      {
        direction: 'in',
        fromAddress: 'jo@mail.example',
        body: 'Friday at ten?\n\nOn Mon, Kim wrote:\n> Hi Jo',
        messageId: 'buyer-1@mail.example',
      },
    ])
    expect(shown?.history.at(-1)).toMatchObject({ kind: 'mail-in', by: null, data: { automatic: false } })
    expect(shown?.conversation.lastEvent.kind).toBe('mail-in')
  })

  it('K-14 an answer whose address lost its token joins by the mail that it answers, from the buyer alone', async () => {
    await reply()
    const sent = (await showConversation(requestBy(platform, site(), kim), id))?.mails[0]?.messageId
    const answer = (from: string, messageId: string) =>
      inbound({
        MessageID: messageId,
        FromFull: { Email: from, Name: '' },
        ToFull: [{ Email: 'yard.sales@reply.forecourt.example' }],
        Headers: [
          { Name: 'Message-ID', Value: `<${messageId}>` },
          { Name: 'In-Reply-To', Value: `<${sent}@yard.example>` },
        ],
      })
    expect(await receivePosted(platform, await answer('someone@else.example', 'other'))).toBe('unknown')
    expect(await receivePosted(platform, await answer('Jo@mail.example', 'right'))).toBe('stored')
    expect((await showConversation(requestBy(platform, site(), kim), id))?.mails).toHaveLength(2)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('CR-B2 a buyer who wrote first and last name in one field is addressed by the first', async () => {
    const buyer = { name: 'Priya Raman', last_name: 'Raman', email: 'priya@mail.example', phone: '0412 345 699' }
    const other = await enquire(requestOn(platform, site()), buyer)
    const text = 'Hi {first_name}, it is here.'
    await writeReply(requestBy(platform, site(), kim), other.conversationId, {
      mailId: 'two',
      subject: '',
      text,
      carIds: [],
    })
    await platform.runDeferred()
    expect(replies().map((mail) => mail.text.split(',')[0])).toEqual(['Hi Priya'])
    const confirmation = platform.mailer.sent.find(({ to, byPerson }) => to === 'priya@mail.example' && !byPerson)
    expect(confirmation?.text).toContain('Hi Priya,')
  })

  it('INBOX-7 CR-C8 a car in the mail shows its title, its price with the price type, and its address with the port', async () => {
    const [car] = await platform.addCars('yard', [{ slug: 'cheaper', stocknum: 'U9', price: 41_000 }])
    await reply({ text: 'This one too:', carIds: [car?.id ?? ''] })
    await platform.runDeferred()
    const [mail] = replies()
    expect(mail?.text).toContain('$41,000')
    expect(mail?.text).toContain(`http://yard.localhost:3000/cars/${car?.slug}`)
    expect(mail?.html).toContain('src="http://yard.localhost:3000/drawn/')
    expect(await reply({ mailId: 'two', carIds: ['nowhere'] })).toEqual({ ok: false, reason: 'no-such-car' })
  })

  it('INBOX-7 what staff write is text in the HTML, never markup', async () => {
    await reply({ text: '<script>alert(1)</script> & more' })
    await platform.runDeferred()
    expect(replies()[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  })

  it('INBOX-7 a text with an unknown variable, and an empty one, are not sent', async () => {
    expect(await reply({ text: 'Hi {firstname}' })).toEqual({ ok: false, reason: 'variables' })
    expect(await reply({ text: '  ' })).toEqual({ ok: false, reason: 'empty' })
    expect(await platform.runDeferred()).toBe(0)
  })

  it('INBOX-3 a mail that staff write stops the clock; the automatic confirmation did not', async () => {
    expect((await showConversation(requestBy(platform, site(), kim), id))?.clock).not.toBeNull()
    await reply()
    expect((await showConversation(requestBy(platform, site(), kim), id))?.clock).toBeNull()
  })

  it('INBOX-7 an out-of-office answer is marked as automatic', async () => {
    await receivePosted(platform, await inbound({ Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] }))
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.history.at(-1)).toMatchObject({ kind: 'mail-in', data: { automatic: true } })
  })

  it.each([
    ['an out-of-office answer of an old server', { Headers: [{ Name: 'Precedence', Value: 'bulk' }] }],
    ['a mail from the conversation’s own address', { FromFull: { Email: 'yard.x@reply.forecourt.example', Name: '' } }],
  ])('K-6 %s is automatic: it notifies nobody', async (_what, change) => {
    await receivePosted(platform, await inbound(change))
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.history.at(-1)).toMatchObject({ kind: 'mail-in', data: { automatic: true } })
  })

  it('INBOX-7 a mail without the secret, of another shape, or to no conversation is not stored', async () => {
    expect([isMailService(platform, SECRET), isMailService(platform, 'guessed'), isMailService(platform, '')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await receivePosted(platform, { From: 'jo@mail.example' })).toBe('malformed')
    const elsewhere = { ToFull: [{ Email: 'yard.00000000000000000000@reply.forecourt.example' }] }
    expect(await receivePosted(platform, await inbound(elsewhere))).toBe('unknown')
    expect((await showConversation(requestBy(platform, site(), kim), id))?.mails).toEqual([])
  })

  it('INBOX-6 the enquiry shows the car as it was and as it is now', async () => {
    const now = await showConversation(requestBy(platform, site(), kim), id)
    expect(now?.enquiries[0]?.carNow).toMatchObject({ price: 52_990, priceThen: null, state: 'for-sale' })
    await platform.storage
      .rawDatabase()
      .executeSql(`update cars set status = 'sold', sold_at = now(), data = data || '{"price": 49990}'`)
    const later = await showConversation(requestBy(platform, site(), kim), id)
    expect(later?.enquiries[0]?.carNow).toMatchObject({ price: 49_990, priceThen: 52_990, state: 'sold' })
    expect(later?.enquiries[0]?.lead.payload.vehicle?.price).toBe(52_990)
  })
})
