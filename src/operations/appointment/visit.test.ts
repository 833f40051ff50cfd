import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerToken } from '../buyer-link.ts'
import { BUYER, conversationOf } from '../inbox/testing.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { markAppointment } from './change-appointment.ts'
import { findAppointments } from './find-appointments.ts'
import { showAppointment } from './show-appointment.ts'
import { cancelVisit, moveVisit, showVisit } from './show-visit.ts'

/** Friday, 20 November 2026, 8 in the morning in Perth. */
const NOW = new Date('2026-11-20T00:00:00Z')
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '12:00' }))

let platform: TestPlatform
let people = 0
beforeAll(async () => {
  const destinations = [{ kind: 'sms' as const, to: '0491570156' }]
  const sites = [
    sampleSite({
      locations: [sampleLocation({ state: 'WA', postcode: '6000', hours })],
      appointments: { booking: true, leadHours: 1, daysAhead: 60 },
      delivery: { confirmBuyer: true, destinations },
    }),
    sampleSite({ slug: 'other', id: 'site-2' }),
  ]
  platform = await createTestPlatform({ now: NOW, sites })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const request = () => ({
  platform,
  site: site(),
  origin: 'https://cars.example',
  now: platform.clock.now(),
  address: '',
})

/** A visit at nine on a day of its own, in Perth. */
async function booked() {
  people += 1
  const monday = new Date(Date.UTC(2026, 10, 16 + 7 * people)).toISOString().slice(0, 10)
  platform.clock.moveTo(new Date(Date.parse(`${monday}T00:00:00Z`) - 3 * 86_400_000))
  const form = {
    ...BUYER,
    email: `jo${people}@mail.example`,
    phone: `04123450${String(people).padStart(2, '0')}`,
    category: 'Test Drive',
    location_id: 'l1',
    preferred_time: `${monday}T09:00`,
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
  await platform.runDeferred()
  const id = sent.leadId
  return { id, monday, email: form.email, token: buyerToken(platform, site(), 'visit', id) }
}

async function isFree(monday: string, time: string): Promise<boolean> {
  const slots = await findAppointments(requestOn(platform, site()), { locationId: 'l1', date: monday })
  return slots?.find(({ start }) => start.startsWith(`${monday}T${time}`))?.available ?? false
}

/** What is sent while `work` runs. */
async function sentBy(work: () => Promise<unknown>) {
  const before = { mails: platform.mailer.sent.length, texts: platform.sms.sent.length }
  await work()
  await platform.runDeferred()
  return { mails: platform.mailer.sent.slice(before.mails), texts: platform.sms.sent.slice(before.texts) }
}

describe('FORM-17 the buyer’s page of a visit', () => {
  it('FORM-17 is linked from the mail and its calendar file, and shows the local time and the free times', async () => {
    const { id, monday, email, token } = await booked()
    const mail = platform.mailer.sent.find(({ to }) => to === email)
    expect(mail?.text).toContain(`https://cars.example/visits/${token}`)
    const calendar = (await showAppointment(request(), id))?.replaceAll('\r\n ', '')
    expect(calendar).toContain(`/visits/${token}`)
    const shown = await showVisit(request(), token)
    expect(shown?.heading).toBe('Your test drive is booked')
    expect(shown?.when).toMatch(/^Monday, .* at 9:00 am$/)
    expect(shown?.place?.phone?.text).toBe('(07) 5550 0000')
    const days = shown?.change?.days ?? []
    expect(days.some(({ href }) => href.includes(`day=${monday}`))).toBe(true)
    const onMonday = await showVisit(request(), token, { day: monday, done: null, fault: null })
    expect(onMonday?.change?.times.map(({ label }) => label)).toEqual(['10:00 am', '11:00 am'])
  })

  it('FORM-17 changes nothing when the link is opened, however often', async () => {
    const { id, token } = await booked()
    const before = await platform.storage.forSite(site()).appointments.find(id)
    const { mails, texts } = await sentBy(async () => {
      for (let turn = 0; turn < 3; turn += 1) await showVisit(request(), token)
    })
    expect([mails, texts]).toEqual([[], []])
    expect(await platform.storage.forSite(site()).appointments.find(id)).toEqual(before)
  })

  it('FORM-17 shows nothing for a link of another visit, another site or without its signature', async () => {
    const one = await booked()
    const two = await booked()
    const signature = one.token.split('.').slice(1).join('.')
    for (const token of [`${two.id}.${signature}`, one.id, `${one.id}.`, `${one.id}.${'0'.repeat(40)}`, '', '.'])
      expect(await showVisit(request(), token)).toBeNull()
    expect(await showVisit({ ...request(), site: platform.site('other') }, one.token)).toBeNull()
    expect(await cancelVisit(request(), `${two.id}.${signature}`)).toBeNull()
  })
})

describe('FORM-17 moving a visit', () => {
  it('FORM-17 offers the old time again at once, and tells buyer and dealer by mail, text and calendar file', async () => {
    const { id, monday, email, token } = await booked()
    const { mails, texts } = await sentBy(async () => {
      expect(await moveVisit(request(), token, `${monday}T11:00:00+08:00`)).toEqual({ ok: true })
      expect([await isFree(monday, '09'), await isFree(monday, '11')]).toEqual([true, false])
    })
    const dealer = mails.find(({ to }) => to === 'sales@dealer.example')
    const buyer = mails.find(({ to }) => to === email)
    expect(dealer?.subject).toMatch(/^Test drive moved: now Mon, .*, 11:00 am, Jo Nguyen$/)
    expect(dealer?.text).toMatch(/now comes on Monday, .* at 11:00 am to Sample Motors South/)
    expect(buyer?.subject).toMatch(/^Test drive moved to Mon, .*, 11:00 am, at Sample Motors South$/)
    expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Test drive moved: now Mon, .*, 11:00 am/)])
    for (const mail of [dealer, buyer]) {
      expect(mail?.calendar).toContain(`UID:${id}@cars.example`)
      expect(mail?.calendar).toContain('SEQUENCE:1')
      expect(mail?.calendar).toContain('ORGANIZER')
      expect(mail?.calendar).toContain(`DTSTART:${monday.replaceAll('-', '')}T030000Z`)
    }
  })

  it('FORM-17 is in the history as the buyer’s, and the stage stays', async () => {
    const { id, monday, token } = await booked()
    const conversationId = (await conversationOf(requestOn(platform, site()), id)) ?? ''
    const { inbox } = platform.storage.forSite(site())
    const before = await inbox.conversations.find(conversationId)
    await moveVisit(request(), token, `${monday}T10:00:00+08:00`)
    const events = (await inbox.events.of(conversationId)).filter(({ kind }) => kind === 'appointment')
    expect(events).toMatchObject([{ by: null, data: { act: 'move', by: 'buyer', start: `${monday}T02:00:00.000Z` } }])
    const after = await inbox.conversations.find(conversationId)
    expect(after).toMatchObject({ stage: before?.stage, assignee: before?.assignee ?? null })
    expect(after?.clock).toEqual(before?.clock)
  })

  it('FORM-17 refuses a time that is taken, is not offered or is no time, and keeps the old one', async () => {
    const { id, monday, token } = await booked()
    for (const start of [`${monday}T10:30:00+08:00`, `${monday}T15:00:00+08:00`])
      expect(await moveVisit(request(), token, start)).toEqual({ ok: false, fault: 'taken' })
    expect(await moveVisit(request(), token, 'soon')).toEqual({ ok: false, fault: 'no-time' })
    const start = new Date(`${monday}T09:00:00+08:00`)
    expect(await platform.storage.forSite(site()).appointments.find(id)).toMatchObject({ start, changes: 0 })
  })

  it('FORM-17 L1 a link moves a visit six times, then says which number to call, and still cancels', async () => {
    const { monday, email, token } = await booked()
    const { mails } = await sentBy(async () => {
      for (let turn = 0; turn < 9; turn += 1) {
        const moved = await moveVisit(request(), token, `${monday}T${turn % 2 === 0 ? '10' : '11'}:00:00+08:00`)
        expect(moved).toEqual(turn < 6 ? { ok: true } : { ok: false, fault: 'not-now' })
      }
    })
    expect(mails.filter(({ to }) => to === email)).toHaveLength(6)
    const shown = await showVisit(request(), token)
    expect([shown?.state, shown?.change?.times]).toEqual(['booked', []])
    expect(shown?.change?.noMore).toContain('please call us on (07) 5550 0000')
    expect(await cancelVisit(request(), token)).toEqual({ ok: true })
  })

  it('FORM-17 gives the last place of a time to one of two buyers who press at once', async () => {
    const { monday, token } = await booked()
    const to = `${monday}T11:00:00+08:00`
    const both = await Promise.all([moveVisit(request(), token, to), moveVisit(request(), token, to)])
    expect(both.filter((each) => each?.ok)).toHaveLength(1)
  })
})

describe('FORM-17 cancelling a visit', () => {
  it('FORM-17 gives the time back, takes the event out of both calendars and tells the dealer', async () => {
    const { id, monday, email, token } = await booked()
    const { mails, texts } = await sentBy(async () => {
      expect(await cancelVisit(request(), token)).toEqual({ ok: true })
      expect(await isFree(monday, '09')).toBe(true)
    })
    expect(mails.map(({ to }) => to).sort()).toEqual([email, 'sales@dealer.example'].sort())
    for (const mail of mails) {
      expect(mail.calendar).toContain(`UID:${id}@cars.example`)
      expect(mail.calendar).toContain('METHOD:CANCEL')
      expect(mail.calendar).toContain('SEQUENCE:1')
    }
    expect(texts[0]?.text).toMatch(/^Test drive cancelled: Mon, .*, 9:00 am, Jo Nguyen/)
    expect(await showVisit(request(), token)).toMatchObject({ state: 'cancelled', change: null })
  })

  it('FORM-17 cancels once when it is pressed twice, and cannot be moved after', async () => {
    const { monday, token } = await booked()
    await cancelVisit(request(), token)
    const { mails } = await sentBy(async () => {
      expect(await cancelVisit(request(), token)).toEqual({ ok: true })
      expect(await moveVisit(request(), token, `${monday}T10:00:00+08:00`)).toEqual({ ok: false, fault: 'not-now' })
    })
    expect(mails.filter(({ subject }) => subject.startsWith('Test drive moved'))).toEqual([])
  })
})

describe('FORM-17 the limit', () => {
  it.each([
    ['two hours before', 120, 'booked'],
    ['a minute later', 119, 'late'],
    ['when it has begun', 0, 'over'],
  ])('FORM-17 %s', async (_when, minutes, state) => {
    const { monday, token } = await booked()
    platform.clock.moveTo(new Date(Date.parse(`${monday}T09:00:00+08:00`) - minutes * 60_000))
    const shown = await showVisit(request(), token)
    expect(shown).toMatchObject({ state })
    if (state !== 'booked') expect(shown?.text).toContain('(07) 5550 0000')
    const acted = await cancelVisit(request(), token)
    expect(acted).toEqual(state === 'booked' ? { ok: true } : { ok: false, fault: 'not-now' })
  })

  it('FORM-17 a visit that took place is over', async () => {
    const { id, monday, token } = await booked()
    platform.clock.moveTo(new Date(`${monday}T09:30:00+08:00`))
    await markAppointment(requestBy(platform, site(), sampleStaff(['owner'])), id, 'came')
    expect(await showVisit(request(), token)).toMatchObject({ state: 'over', change: null, calendarHref: null })
  })
})
