import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textLength } from '#domain/inbox/text-message.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { buyerToken } from '../buyer-link.ts'
import { showConversation } from '../inbox/show-conversation.ts'
import { enquire, sampleActor } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { cancelAppointment, moveAppointment } from './change-appointment.ts'
import { remindVisits } from './remind-visits.ts'
import { cancelVisit, moveVisit } from './show-visit.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
const OLA = sampleActor('ola')

let platform: TestPlatform
let people = 0
beforeAll(async () => {
  const appointments = { booking: true, leadHours: 1, daysAhead: 60 }
  const locations = [sampleLocation({ state: 'WA', postcode: '6000', hours })]
  const site = (slug: string, delivery: object) =>
    sampleSite({ slug, id: slug, locations, appointments, delivery: { confirmBuyer: false, ...delivery } })
  const sites = [
    site('yard', { textSender: { from: '+61491570006' } }),
    site('name', { textSender: { from: 'Rival Cars', registeredFrom: '2026-01-01' } }),
    site('off', { textSender: { from: '+61491570006' }, textBuyers: false }),
    site('none', {}),
  ]
  platform = await createTestPlatform({ now: new Date('2026-11-20T00:00:00Z'), sites })
})
afterAll(() => platform.close())

/** An instant by the clock of Perth. */
const perth = (date: string, time: string) => new Date(`${date}T${time}:00+08:00`)
const request = (slug = 'yard') => requestOn(platform, platform.site(slug))
const staff = () => requestBy(platform, platform.site('yard'), OLA)

/** A test drive at ten on a Monday of its own, booked on the Friday before. */
async function booked(change: Readonly<Record<string, unknown>> = {}, slug = 'yard') {
  people += 1
  const day = (after: number) => new Date(Date.UTC(2026, 10, 16 + 7 * people + after)).toISOString().slice(0, 10)
  const [friday, sunday, monday] = [day(-3), day(-1), day(0)]
  platform.clock.moveTo(perth(friday, '12:00'))
  const phone = `04123450${String(people).padStart(2, '0')}`
  const wish = { category: 'Test Drive', location_id: 'l1', preferred_time: `${monday}T10:00` }
  const person = { email: `jo${people}@mail.example`, phone, ...wish, ...change }
  const { leadId, conversationId } = await enquire(request(slug), person)
  await platform.runDeferred()
  const to = `+61${phone.slice(1)}`
  const texts = () => platform.sms.sent.filter((message) => message.to === to).map(({ text }) => text)
  return { id: leadId, conversationId, sunday, monday, tuesday: day(1), to, texts }
}

async function remind(now: Date) {
  platform.clock.moveTo(now)
  await remindVisits(platform, ['yard', 'name', 'off', 'none'])
  await platform.runDeferred()
}

describe('FORM-17 text messages to the buyer of a visit', () => {
  it('FORM-17 says dealer, local time, place and how to stop, in one message, and shows in the lead’s history', async () => {
    const { texts, conversationId } = await booked()
    const [text = '', ...more] = texts()
    expect(text).toBe(
      'Sample Motors: your test drive is booked for Mon, 23 Nov, 10:00 am. 1 Example Street, Moorooka. Questions? Call (07) 5550 0000. Reply STOP to end',
    )
    expect([textLength(text).parts, more]).toEqual([1, []])
    const shown = await showConversation(staff(), conversationId)
    expect(shown?.mails.map(({ body, fromName, delivery }) => [body, fromName, delivery?.state])).toEqual([
      [text, 'Sample Motors (automatic)', 'sent'],
    ])
    // Nobody of the dealer's has answered yet (INBOX-3).
    expect(shown?.conversation.clock).not.toBeNull()
  })

  it('FORM-17 reminds once on the day before, by day, by the clock of the place', async () => {
    const { sunday, texts } = await booked()
    for (const time of ['08:55', '20:00']) await remind(perth(sunday, time))
    expect(texts()).toHaveLength(1)
    for (const time of ['09:05', '09:10', '19:55']) await remind(perth(sunday, time))
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toMatch(
      /^Sample Motors: see you tomorrow, Mon, .*, 10:00 am, for your test drive\. .*STOP to end$/,
    )
  })

  it('FORM-17 tells and reminds of a new time, and of the old one no more', async () => {
    const { id, sunday, monday, tuesday, texts } = await booked()
    const to = { locationId: 'l1', start: perth(tuesday, '11:00') }
    expect(await moveAppointment(staff(), id, to)).toMatchObject({ ok: true })
    await platform.runDeferred()
    expect(texts()[1]).toMatch(/^Sample Motors: new time for your test drive: Tue, .*, 11:00 am\./)
    await remind(perth(sunday, '10:00'))
    expect(texts()).toHaveLength(2)
    await remind(perth(monday, '10:00'))
    expect(texts()[2]).toMatch(/see you tomorrow, Tue, /)
  })

  it('FORM-17 says that a visit is cancelled, by staff or the buyer, and reminds of it no more', async () => {
    const one = await booked()
    await cancelAppointment(staff(), one.id)
    const two = await booked()
    await cancelVisit(request(), buyerToken(platform, platform.site('yard'), 'visit', two.id))
    await platform.runDeferred()
    for (const { sunday, texts } of [one, two]) {
      await remind(perth(sunday, '10:00'))
      expect(texts()).toHaveLength(2)
      expect(texts()[1]).toMatch(/your test drive on Mon, .*, 10:00 am is cancelled\./)
    }
  })

  it('FORM-17 reminds nobody who had no text about the time', async () => {
    const { id, sunday, texts } = await booked()
    const { rawDatabase } = platform.storage
    await rawDatabase().executeSql('delete from conversation_mails where id = $1', [`${id}-0-made-text`])
    await remind(perth(sunday, '10:00'))
    expect(texts()).toHaveLength(1)
  })

  it('FORM-17 reminds nobody of a time that was agreed on the day before', async () => {
    const { id, sunday, monday, texts } = await booked()
    platform.clock.moveTo(perth(sunday, '12:00'))
    const token = buyerToken(platform, platform.site('yard'), 'visit', id)
    expect(await moveVisit(request(), token, perth(monday, '15:00').toISOString())).toEqual({ ok: true })
    await remind(perth(sunday, '15:00'))
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toMatch(/new time/)
  })

  it('FORM-17 a text that could not leave is not sent after a move, nor a reminder at night', async () => {
    const { id, sunday, monday, texts } = await booked()
    platform.sms.failWith(new GatewayError('sms', 'busy'))
    await remind(perth(sunday, '19:50'))
    platform.sms.failWith(null)
    platform.clock.moveTo(perth(sunday, '20:30'))
    const reminder = (await platform.storage.forSite(platform.site('yard')).leads.deliveries(id)).at(-1)
    await platform.storage
      .forSite(platform.site('yard'))
      .transaction((within) =>
        platform.storage.forSite(platform.site('yard')).notifyDue('lead', reminder?.id ?? '', within),
      )
    await platform.runDeferred()
    expect(texts()).toHaveLength(1)
    expect(await moveAppointment(staff(), id, { locationId: 'l1', start: perth(monday, '16:00') })).toMatchObject({
      ok: true,
    })
    await platform.runDeferred()
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toMatch(/new time/)
  })

  it('FORM-17 sends none after STOP, to a landline, to who asked for mail, or where the site cannot or does not', async () => {
    const yard = platform.storage.forSite(platform.site('yard'))
    const stopped = await booked()
    await yard.textStops.stop(stopped.to, platform.clock.now())
    await remind(perth(stopped.sunday, '10:00'))
    expect(stopped.texts()).toHaveLength(1)
    const before = platform.sms.sent.length
    await booked({ phone: '07 3555 0101' })
    for (const slug of ['name', 'off', 'none']) {
      const { sunday } = await booked({}, slug)
      await remind(perth(sunday, '10:00'))
    }
    expect(platform.sms.sent.length).toBe(before)
  })
})
