import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adfDocument } from '#views/lead/adf.ts'
import { BUYER, conversationOf } from '../inbox/testing.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { readNotifications } from '../notify/read-notifications.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { cancelAppointment, moveAppointment } from './change-appointment.ts'
import { findAppointments } from './find-appointments.ts'

/** [state, its clock on 28 November 2026] */
const STATES = [
  ['ACT', '+11:00'],
  ['NSW', '+11:00'],
  ['NT', '+09:30'],
  ['QLD', '+10:00'],
  ['SA', '+10:30'],
  ['TAS', '+11:00'],
  ['VIC', '+11:00'],
  ['WA', '+08:00'],
] as const

const BOSS = sampleStaff(['owner'])
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '06:00', close: '20:00' }))

let platform: TestPlatform
beforeAll(async () => {
  // No location names its zone: its state gives it. The site is at home in Brisbane.
  const locations = STATES.map(([state]) =>
    sampleLocation({ id: state, slug: state.toLowerCase(), name: `Yard ${state}`, state, hours }),
  )
  const delivery = {
    destinations: [
      { kind: 'sms', to: '0491570156' },
      { kind: 'adf', to: 'crm@dealer.example' },
      { kind: 'webhook', url: 'https://crm.dealer.example/leads', account: 'crm' },
    ],
  } as const
  const site = sampleSite({
    timezone: 'Australia/Brisbane',
    locations,
    delivery: { confirmBuyer: true, ...delivery, destinations: [...delivery.destinations] },
    appointments: { booking: true, leadHours: 1, daysAhead: 200, atOnce: 9 },
  })
  platform = await createTestPlatform({ now: new Date('2026-09-20T00:00:00Z'), sites: [site] })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')

let people = 0
async function book(state: string, time: string) {
  people += 1
  const mark = String(people).padStart(3, '0')
  const before = { mails: platform.mailer.sent.length, texts: platform.sms.sent.length }
  const form = {
    ...BUYER,
    category: 'Test Drive',
    name: `Jo${mark}`,
    email: `jo${mark}@mail.example`,
    phone: `0412345${mark}`,
    location_id: state,
    preferred_time: time,
  }
  const visit = {
    origin: 'https://cars.example',
    path: '/',
    pageId: null,
    userAgent: null,
    address: `10.0.0.${people}`,
  }
  const sent = await submitLead(requestOn(platform, site()), form, visit)
  if (!sent.ok) throw new Error(JSON.stringify(sent.fields))
  const { leadId } = sent
  const conversationId = (await conversationOf(requestOn(platform, site()), leadId)) ?? ''
  await platform.runDeferred()
  const mails = platform.mailer.sent.slice(before.mails)
  const lead = await platform.storage.forSite(site()).leads.find(leadId)
  if (lead === null) throw new Error('The lead is not stored.')
  return {
    leadId,
    conversationId,
    lead,
    dealer: mails.find(({ to }) => to === 'sales@dealer.example'),
    crm: mails.find(({ to }) => to === 'crm@dealer.example'),
    buyer: mails.find(({ to }) => to === `jo${mark}@mail.example`),
    text: platform.sms.sent.slice(before.texts)[0]?.text,
    hook: JSON.parse(platform.webhooks.sent.at(-1)?.body ?? '{}'),
  }
}

/** What notifications of a booking say to staff. */
async function notified(conversationId: string, time: string): Promise<string | undefined> {
  const row = {
    id: 'n1',
    personId: BOSS.id,
    event: 'appointment',
    conversationId,
    objectId: null,
    data: { act: 'make', time },
    at: platform.clock.now(),
    readAt: null,
  }
  const [shown] = await readNotifications(platform, site(), BOSS, [row as never])
  return shown?.text
}

describe.each(STATES)('FORM-17 a visit in %s', (state, offset) => {
  it.each([
    ['07:00', '7:00 am'],
    ['09:00', '9:00 am'],
    ['10:00', '10:00 am'],
    ['18:00', '6:00 pm'],
  ])('FORM-17 U-1 at %s on Saturday is named so in every text', async (time, said) => {
    const booked = await book(state, `2026-11-28T${time}`)
    const short = `Sat, 28 Nov, ${said}`
    const long = `Saturday, 28 November 2026 at ${said}`
    const iso = `2026-11-28T${time}:00${offset}`
    expect(booked.dealer?.subject).toContain(short)
    expect(booked.dealer?.text).toContain(short)
    expect(booked.dealer?.text).toContain(long)
    expect(booked.text).toContain(short)
    expect(booked.crm?.subject).toContain(short)
    expect(booked.crm?.text).toContain(`<earliestdate>${iso}</earliestdate>`)
    expect(adfDocument([booked.lead], site())).toContain(short)
    expect(booked.hook.appointment.start).toBe(iso)
    expect(booked.buyer?.subject).toContain(short)
    expect(booked.buyer?.text).toContain(long)
    const utc = new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')
    expect(booked.buyer?.calendar).toContain(`DTSTART:${utc}`)
    expect(await notified(booked.conversationId, new Date(iso).toISOString())).toContain(short)
    const slots = await findAppointments(requestOn(platform, site()), { locationId: state, date: '2026-11-28' })
    expect(slots?.map(({ start }) => start)).toContain(iso)
  })

  it('FORM-17 names the local time of a visit that staff move and cancel', async () => {
    const { leadId } = await book(state, '2026-11-27T12:00')
    const start = new Date(`2026-11-29T08:00:00${offset}`)
    await moveAppointment(requestBy(platform, site(), BOSS), leadId, { locationId: state, start })
    await cancelAppointment(requestBy(platform, site(), BOSS), leadId)
    await platform.runDeferred()
    const said = platform.mailer.sent.slice(-2).map(({ text }) => text)
    for (const text of said) expect(text).toContain('Sunday, 29 November 2026 at 8:00 am')
  })
})

describe('FORM-17 over the changes of daylight saving', () => {
  it.each([
    // Clocks go forward at 2 am on Sunday, 4 October 2026.
    ['NSW', '2026-10-03T09:00', 'Sat, 3 Oct, 9:00 am', '+10:00'],
    ['NSW', '2026-10-04T09:00', 'Sun, 4 Oct, 9:00 am', '+11:00'],
    ['SA', '2026-10-03T09:00', 'Sat, 3 Oct, 9:00 am', '+09:30'],
    ['SA', '2026-10-04T09:00', 'Sun, 4 Oct, 9:00 am', '+10:30'],
    ['QLD', '2026-10-04T09:00', 'Sun, 4 Oct, 9:00 am', '+10:00'],
    // They go back at 3 am on Sunday, 4 April 2027.
    ['VIC', '2027-04-03T09:00', 'Sat, 3 Apr, 9:00 am', '+11:00'],
    ['VIC', '2027-04-04T09:00', 'Sun, 4 Apr, 9:00 am', '+10:00'],
    ['TAS', '2027-04-04T09:00', 'Sun, 4 Apr, 9:00 am', '+10:00'],
    ['WA', '2027-04-04T09:00', 'Sun, 4 Apr, 9:00 am', '+08:00'],
  ])('FORM-17 U-1 in %s %s is %s', async (state, time, said, offset) => {
    const booked = await book(state, time)
    for (const text of [booked.dealer?.subject, booked.text, booked.crm?.subject, booked.buyer?.subject])
      expect(text).toContain(said)
    expect(booked.hook.appointment).toMatchObject({ start: `${time}:00${offset}` })
    expect(await notified(booked.conversationId, new Date(`${time}:00${offset}`).toISOString())).toContain(said)
  })
})
